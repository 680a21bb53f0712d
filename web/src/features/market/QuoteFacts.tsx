import { monthDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { Inset } from '@/ui/Card';
import { clockAt, type Quote } from './board';
import { marketListWords as words } from './words';

/** The figures under an opened curve, with the moment that they are of. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const last = quote.minutes.at(-1);
  const moment = [monthDay(quote.date), last === undefined ? '' : clockAt(last)];
  const facts = [
    [words.previous, amount(quote.previousClose)],
    [words.first, amount(quote.open)],
    [words.high, amount(quote.high)],
    [words.low, amount(quote.low)],
  ] as const;
  return (
    <Inset className="mt-3">
      <dl className="market-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-12 text-t2">{label}</dt>
            <dd className="m-0 fig strong">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 mb-0 text-12 text-t3">{words.until(moment.filter(Boolean).join(' '))}</p>
    </Inset>
  );
}
