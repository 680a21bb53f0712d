import { ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, type TouchEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '@/ui/NavBar';
import { viewerWords as words } from './words';

const LEAST = 1;
const MOST = 4;
const STEP = 1.5;

interface ZoomableProps {
  /** What is shown: another one is shown from its top. */
  what?: string | number;
  /** Left of the buttons. */
  bar?: ReactNode;
  children: (zoom: number) => ReactNode;
}

/** A file that can be made larger by two fingers or by buttons, and moved with one. */
export function Zoomable({ what, bar, children }: ZoomableProps) {
  const { view, zoom, zoomTo, pinch } = useZoom();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what another one is
  useLayoutEffect(() => {
    if (view.current) view.current.scrollTop = 0;
  }, [view, what]);
  return (
    <div className="viewer">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section ref={view} className="viewer-view" tabIndex={0} {...pinch}>
        <div style={{ width: `${zoom * 100}%` }}>{children(zoom)}</div>
      </section>
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
    </div>
  );
}

function useZoom() {
  const [zoom, setZoom] = useState(LEAST);
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(zoom);
  /** Of two fingers: how far apart they were, and the zoom at that time. */
  const began = useRef<{ apart: number; zoom: number } | null>(null);
  useLayoutEffect(() => {
    const ratio = zoom / shown.current;
    shown.current = zoom;
    if (view.current) keepMiddle(view.current, ratio);
  }, [zoom]);
  const zoomTo = (next: number) => setZoom(Math.min(MOST, Math.max(LEAST, next)));
  const pinch = {
    onTouchStart: ({ touches }: TouchEvent) => {
      began.current = touches.length === 2 ? { apart: apartOf(touches), zoom } : null;
    },
    onTouchMove: ({ touches }: TouchEvent) => {
      const from = began.current;
      if (from && touches.length === 2) zoomTo((from.zoom * apartOf(touches)) / from.apart);
    },
    onTouchEnd: () => {
      began.current = null;
    },
  };
  return { view, zoom, zoomTo, pinch };
}

/** What stood in the middle of the view stays there. */
function keepMiddle(view: HTMLElement, ratio: number) {
  if (ratio === 1) return;
  view.scrollLeft = (view.scrollLeft + view.clientWidth / 2) * ratio - view.clientWidth / 2;
  view.scrollTop = (view.scrollTop + view.clientHeight / 2) * ratio - view.clientHeight / 2;
}

function apartOf(touches: TouchEvent['touches']): number {
  const [one, other] = [touches[0], touches[1]];
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 1;
}
