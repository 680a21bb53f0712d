import { Clock } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Sentence } from '@/ui/Sentence';
import { useMarketTime } from './clock';
import { cutoffText } from './times';

interface CutoffLineProps {
  /** From the server: when orders stop to belong to the present T-day. */
  cutoffAt: string;
  /** Of a money fund: the first day of income of what is bought now. */
  incomeFrom?: string | null;
  /** The cut-off has passed while the screen stood open: ask anew. */
  onPass: () => void;
}

/** The real cut-off: how long orders still get today's price, or which day's price they get. */
export function CutoffLine({ cutoffAt, incomeFrom, onPass }: CutoffLineProps) {
  const now_ms = useMarketTime();
  const passed = now_ms !== null && now_ms >= Date.parse(cutoffAt);
  const pass = useEffectEvent(onPass);
  useEffect(() => {
    if (passed) pass();
  }, [passed]);
  if (now_ms === null) return <div className="cutoff" />;
  const { time, left, price } = cutoffText(now_ms, cutoffAt, incomeFrom);
  return (
    <p className="cutoff" role="timer" aria-live="off">
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
      {left ? (
        <span>
          距{time}还有<b className="strong">{left}</b>，现在买入<Sentence>{price}</Sentence>
        </span>
      ) : (
        <span>
          <b className="strong nowrap">{time}</b>前买入，<Sentence>{price}</Sentence>
        </span>
      )}
    </p>
  );
}
