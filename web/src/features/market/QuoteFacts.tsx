import { monthDay } from '@/lib/days';
import { amount, inPercent } from '@/lib/figures';
import { Inset } from '@/ui/Card';
import { Delta } from '@/ui/Figure';
import { clockAt, type Quote } from './board';
import { marketListWords as words } from './words';

/** The figures under an opened curve, with the moment that they are of. */
export function QuoteFacts({ quote }: { quote: Quote }) {
  const last = quote.minutes.at(-1);
  const moment = [monthDay(quote.date), last === undefined ? '' : clockAt(last)];
  const facts = [
    [
      words.previous,
      <b key="p" className="fig">
        {amount(quote.previousClose)}
      </b>,
    ],
    [words.change, <Delta key="c" value={quote.change} size={13} />],
    [words.against, <Delta key="a" value={inPercent(quote.changeRate)} size={13} unit="%" />],
    [
      words.time,
      <span key="t" className="nowrap">
        {moment.filter(Boolean).join(' ')}
      </span>,
    ],
  ] as const;
  return (
    <Inset className="mt-3">
      <dl className="market-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-12 text-t2">{label}</dt>
            <dd className="m-0">{value}</dd>
          </div>
        ))}
      </dl>
    </Inset>
  );
}
