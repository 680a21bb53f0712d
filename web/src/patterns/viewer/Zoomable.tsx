import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';
import { textSize } from '@/lib/look';
import { IconButton } from '@/ui/NavBar';
import type { Span } from './openPdf';
import { viewerWords as words } from './words';

const LEAST = 1;
const MOST = 4;
const STEP = 1.5;
/** Nothing is shown larger than that by itself. */
const MOST_AT_FIRST = 2;
/** In large text, how much larger a page is at first: its own letters know no size. */
const LARGE = 1.5;
const WHOLE: Span = [0, 1];

interface ZoomableProps {
  /** What is shown: another one is shown from its top. */
  what?: string | number;
  /** Left of the buttons. */
  bar?: ReactNode;
  /** The part of its width that is seen first. */
  span?: Span;
  /** How far down what is shown first is shown, from 0 to 1. */
  top?: number;
  /** Told how far down it was moved. */
  onTop?: (top: number) => void;
  children: (zoom: number) => ReactNode;
}

/** A file that can be made larger by two fingers or by buttons, and moved with one. */
export function Zoomable(props: ZoomableProps) {
  const { what, bar, span = WHOLE, top = 0, onTop, children } = props;
  const { view, zoom, zoomTo, pinch } = useZoom(span);
  const begun = useRef<typeof what | null>(what);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another one is
  useLayoutEffect(() => {
    if (begun.current !== what) begun.current = null;
    const frame = view.current;
    if (frame) frame.scrollTop = begun.current === null ? 0 : top * frame.scrollHeight;
  }, [view, what]);
  return (
    <div className="viewer">
      <div className="viewer-bar">
        {bar}
        <span className="viewer-zoom">
          <IconButton label={words.smaller} onClick={() => zoomTo(zoom / STEP)}>
            <ZoomOut size={22} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={words.larger} onClick={() => zoomTo(zoom * STEP)}>
            <ZoomIn size={22} strokeWidth={1.75} />
          </IconButton>
        </span>
      </div>
      <section
        ref={view}
        className="viewer-view"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight } }) =>
          onTop?.(scrollTop / (scrollHeight || 1))
        }
        {...pinch}
      >
        <div style={{ width: `${zoom * 100}%` }}>{children(zoom)}</div>
      </section>
    </div>
  );
}

/** A place in the view, in pixels. */
interface Spot {
  x: number;
  y: number;
}

function useZoom([from, to]: Span) {
  const [zoom, setZoom] = useState(() => {
    const larger = textSize.get() === 'elder' ? LARGE : 1;
    return Math.min(MOST_AT_FIRST, larger / (to - from));
  });
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(zoom);
  /** Of two fingers: how far apart they were, where, and the zoom at that time. */
  const began = useRef<{ apart: number; spot: Spot; zoom: number } | null>(null);
  useLayoutEffect(() => {
    if (view.current) view.current.scrollLeft = from * view.current.scrollWidth;
  }, [from]);
  useLayoutEffect(() => {
    const ratio = zoom / shown.current;
    shown.current = zoom;
    if (view.current && ratio !== 1) hold(view.current, ratio, began.current?.spot);
  }, [zoom]);
  const zoomTo = (next: number) => setZoom(Math.min(MOST, Math.max(LEAST, next)));
  const pinch = {
    onTouchStart: ({ touches, currentTarget }: TouchEvent) => {
      const spot = spotOf(touches, currentTarget);
      began.current = spot && { apart: apartOf(touches), spot, zoom };
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const start = began.current;
      if (start && touches.length === 2) zoomTo((start.zoom * apartOf(touches)) / start.apart);
    },
    onTouchEnd: () => {
      began.current = null;
    },
  };
  return { view, zoom, zoomTo, pinch };
}

/** What stood between the fingers stays there; without them, where one begins to read. */
function hold(view: HTMLElement, ratio: number, { x, y }: Spot = { x: 0, y: 0 }) {
  view.scrollLeft = (view.scrollLeft + x) * ratio - x;
  view.scrollTop = (view.scrollTop + y) * ratio - y;
}

/** The middle between two fingers. */
function spotOf(touches: TouchEvent['touches'], view: Element): Spot | null {
  const [one, other] = [touches[0], touches[1]];
  if (touches.length !== 2 || !one || !other) return null;
  const { left, top } = view.getBoundingClientRect();
  const middle = (a: number, b: number) => (a + b) / 2;
  return {
    x: middle(one.clientX, other.clientX) - left,
    y: middle(one.clientY, other.clientY) - top,
  };
}

function apartOf(touches: TouchEvent['touches']): number {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 1;
}
