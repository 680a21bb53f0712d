import clsx from 'clsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { amount, direction, inPercent, signed, signedPercent } from '@/lib/figures';
import type { Quote } from './board';
import { MiniCurve } from './MiniCurve';
import { QuoteCharts } from './QuoteCharts';
import { QuoteFacts } from './QuoteFacts';
import { marketListWords as words } from './words';

interface QuoteRowProps {
  quote: Quote;
  /** Its prices move now. */
  live: boolean;
  open: boolean;
  onOpen: () => void;
}

const TONES = { up: 'text-up', down: 'text-down', flat: 'text-flat' } as const;

/** An index: name, the curve of its day from the close before, points and change. */
export function QuoteRow({ quote, live, open, onOpen }: QuoteRowProps) {
  const tone = TONES[direction(quote.change)];
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <li>
      <button type="button" className="market-row" aria-expanded={open} onClick={onOpen}>
        <span className="min-w-0">
          <span className={clsx('flex items-center gap-1', open && 'strong')}>
            {quote.indexName}
            <Icon size={14} className="flex-none text-t3" aria-hidden="true" />
          </span>
          <span className="flex flex-wrap gap-x-2 text-12 text-t3">
            {quote.high && quote.low ? (
              <>
                <span className="nowrap">{words.highShort(amount(quote.high))}</span>
                <span className="nowrap">{words.lowShort(amount(quote.low))}</span>
              </>
            ) : quote.previousClose ? (
              `${words.previous} ${amount(quote.previousClose)}`
            ) : (
              words.noPrevious
            )}
          </span>
        </span>
        <MiniCurve quote={quote} />
        <span className={clsx('market-figures', tone)}>
          <span className="fig block text-17">{amount(quote.price)}</span>
          <span className="flex flex-wrap justify-end gap-x-2 text-12 nowrap">
            <span>{signed(quote.change)}</span>
            <span>{signedPercent(inPercent(quote.changeRate))}</span>
          </span>
        </span>
      </button>
      {open && (
        <div className="pb-4">
          <QuoteCharts quote={quote} live={live} />
          <QuoteFacts quote={quote} />
        </div>
      )}
    </li>
  );
}
