import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const TRIGGER_PX = 64;
const LIMIT_PX = 96;
const RESTING_PX = 48;

interface PullLineProps {
  onRefresh: () => Promise<unknown>;
}

/** The line that a pull of what it stands in draws out above, and that says what comes of it. */
export default function PullLine({ onRefresh }: PullLineProps) {
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);
  const start = useRef<number | null>(null);
  const line = useRef<HTMLDivElement>(null);

  const begin = useEffectEvent(({ touches }: TouchEvent) => {
    start.current = window.scrollY <= 0 && !busy ? (touches[0]?.clientY ?? null) : null;
  });
  const move = useEffectEvent(({ touches }: TouchEvent) => {
    if (start.current === null) return;
    const way = (touches[0]?.clientY ?? 0) - start.current;
    setPulled(way > 0 && window.scrollY <= 0 ? Math.min(LIMIT_PX, way * 0.5) : 0);
  });
  const cancel = useEffectEvent(() => {
    start.current = null;
    if (!busy) setPulled(0);
  });
  const end = useEffectEvent(async () => {
    if (start.current === null) return;
    start.current = null;
    if (pulled < TRIGGER_PX) {
      setPulled(0);
      return;
    }
    setBusy(true);
    try {
      await onRefresh();
    } finally {
      setBusy(false);
      setPulled(0);
    }
  });
  // Listens from the frame on that shows it. The page's own events: what a sheet over it hears
  // does not come here.
  useLayoutEffect(() => {
    const area = line.current?.parentElement;
    const touches = new AbortController();
    const how = { passive: true, signal: touches.signal };
    area?.addEventListener('touchstart', (event) => begin(event), how);
    area?.addEventListener('touchmove', (event) => move(event), how);
    area?.addEventListener('touchend', () => void end(), how);
    area?.addEventListener('touchcancel', () => cancel(), how);
    return () => touches.abort();
  }, []);
  const word = busy ? '正在更新' : pulled >= TRIGGER_PX ? '松开更新' : '下拉更新';
  return (
    <div ref={line} className="pull" role="status" style={{ height: busy ? RESTING_PX : pulled }}>
      {(busy || pulled > 0) && (
        <>
          {busy && <span className="spinner" aria-hidden="true" />}
          {word}
        </>
      )}
    </div>
  );
}
