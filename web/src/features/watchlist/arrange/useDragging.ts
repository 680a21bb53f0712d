import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A row that is out of its place: by hand, or by keys. */
export interface Lift {
  code: string;
  from: number;
  /** Where it would be put down. */
  to: number;
  /** Pixels from its place. */
  by_px: number;
  /** Of a row, all of which are alike. */
  height: number;
  hand: boolean;
}

/** So near to an edge of the window the list scrolls by itself. */
const EDGE_PX = 128;
const STEP_PX = 9;

interface Dragging {
  codes: readonly string[];
  onDrop: (code: string, to: number) => void;
  /** Tells where the row is, in words. */
  onMove: (code: string, to: number) => void;
}

/** Moves a row by its handle: by a finger, or by keys (space, arrows, Escape). */
export function useDragging({ codes, onDrop, onMove }: Dragging) {
  const [lift, setLift] = useState<Lift | null>(null);
  const held = useRef<{ start: number; y: number; pointer: number } | null>(null);
  const last = codes.length - 1;
  const place = (from: number, by_px: number, height: number) =>
    Math.max(0, Math.min(last, from + Math.round(by_px / height)));

  function follow() {
    const hand = held.current;
    if (!hand) return;
    const by_px = hand.y + window.scrollY - hand.start;
    setLift((now) => now && { ...now, by_px, to: place(now.from, by_px, now.height) });
  }
  // The list scrolls for as long as the finger rests near an edge.
  const lifted = lift?.hand === true;
  const onFrame = useRef(follow);
  useEffect(() => {
    onFrame.current = follow;
  });
  useEffect(() => {
    if (!lifted) return undefined;
    let frame = requestAnimationFrame(function scroll() {
      const y = held.current?.y ?? EDGE_PX;
      const step = y < EDGE_PX ? -STEP_PX : y > window.innerHeight - EDGE_PX ? STEP_PX : 0;
      if (step) {
        window.scrollBy(0, step);
        onFrame.current();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  }, [lifted]);

  function take(target: Element, code: string, hand: boolean) {
    // One that is open may be higher than the others.
    const row = target.closest('ul')?.querySelector('li:not(.arrange-open)');
    const height = row?.getBoundingClientRect().height || 64;
    const from = codes.indexOf(code);
    setLift({ code, from, to: from, by_px: 0, height, hand });
  }
  function putDown(target: HTMLElement) {
    held.current = null;
    setLift(null);
    if (!lift || lift.to === lift.from) return;
    onDrop(lift.code, lift.to);
    // The row is moved in the document, which would take the focus away.
    requestAnimationFrame(() => target.focus());
  }
  function step(target: HTMLElement, by: number) {
    if (!lift) return;
    const to = Math.max(0, Math.min(last, lift.to + by));
    setLift({ ...lift, to, by_px: (to - lift.from) * lift.height });
    onMove(lift.code, to);
    requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest' }));
  }
  const handle = (code: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const { clientY: y, pointerId: pointer, currentTarget } = event;
      currentTarget.setPointerCapture?.(pointer);
      held.current = { start: y + window.scrollY, y, pointer };
      take(currentTarget, code, true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (held.current?.pointer !== event.pointerId) return;
      held.current.y = event.clientY;
      follow();
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (held.current) putDown(event.currentTarget);
    },
    onPointerCancel: () => {
      held.current = null;
      setLift(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, currentTarget } = event;
      const by = { ArrowUp: -1, ArrowDown: 1 }[key];
      if (key === ' ' || key === 'Enter') {
        if (lift) putDown(currentTarget);
        else {
          take(currentTarget, code, false);
          onMove(code, codes.indexOf(code));
        }
      } else if (lift && by) step(currentTarget, by);
      else if (lift && key === 'Escape') {
        setLift(null);
        onMove(code, lift.from);
      } else return;
      event.preventDefault();
    },
    onBlur: () => setLift((now) => (now?.hand ? now : null)),
  });
  return { lift, handle };
}

/** How far a row is out of its place while another one is lifted, in pixels. */
export function shiftOf(lift: Lift | null, at: number): number {
  if (!lift) return 0;
  const { from, to, height, by_px } = lift;
  if (at === from) return by_px;
  if (from < at && at <= to) return -height;
  return to <= at && at < from ? height : 0;
}
