import { secondsLeft } from './answers';
import { questionWords as words } from './words';

interface ProgressProps {
  /** From 1. */
  now: number;
  total: number;
  /** How long the whole test takes. */
  seconds: number;
}

/** How far the test has come, and how long the rest takes. */
export function Progress({ now, total, seconds }: ProgressProps) {
  const share = (now / total) * 100;
  return (
    <div className="px-5 pt-2">
      <div className="mb-2 flex items-baseline justify-between text-13 text-t2">
        <span aria-hidden="true">
          <b className="fig text-17 text-brand">{now}</b> / {total}
        </span>
        <span>{words.left(secondsLeft(seconds, now - 1, total))}</span>
      </div>
      <div
        className="h-1 overflow-hidden rounded-pill bg-pressed"
        role="progressbar"
        aria-label={words.progress(now, total)}
        aria-valuenow={now}
        aria-valuemin={1}
        aria-valuemax={total}
      >
        <div
          className="h-full rounded-pill bg-brand transition-[width] duration-200"
          style={{ width: `${share}%` }}
        />
      </div>
    </div>
  );
}
