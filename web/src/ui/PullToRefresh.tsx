import { type ReactNode, type TouchEvent, useRef, useState } from 'react';

const TRIGGER_PX = 64;
const LIMIT_PX = 96;
const RESTING_PX = 48;

interface PullToRefreshProps {
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

/** Pull down at the top of the page to fetch anew. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);
  const start = useRef<number | null>(null);

  function begin(event: TouchEvent) {
    // A sheet that was opened from the page bubbles to it, and lies over it.
    if (!event.currentTarget.contains(event.target as Node)) return;
    start.current = window.scrollY <= 0 && !busy ? (event.touches[0]?.clientY ?? null) : null;
  }
  function move(event: TouchEvent) {
    if (start.current === null) return;
    const way = (event.touches[0]?.clientY ?? 0) - start.current;
    setPulled(way > 0 && window.scrollY <= 0 ? Math.min(LIMIT_PX, way * 0.5) : 0);
  }
  function cancel() {
    start.current = null;
    if (!busy) setPulled(0);
  }
  async function end() {
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
  }
  const word = busy ? '正在更新' : pulled >= TRIGGER_PX ? '松开更新' : '下拉更新';
  return (
    <div
      className="pulled"
      onTouchStart={begin}
      onTouchMove={move}
      onTouchEnd={end}
      onTouchCancel={cancel}
    >
      <div className="pull" role="status" style={{ height: busy ? RESTING_PX : pulled }}>
        {(busy || pulled > 0) && (
          <>
            {busy && <span className="spinner" aria-hidden="true" />}
            {word}
          </>
        )}
      </div>
      {children}
    </div>
  );
}
