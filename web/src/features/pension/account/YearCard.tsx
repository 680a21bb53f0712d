import { type Account, bankOf, isSome, told } from '@/features/pension/pension';
import { yearWords as words } from '@/features/pension/words.account';
import { amount, direction } from '@/lib/figures';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Sentence } from '@/ui/Sentence';
import { PaidChart } from './PaidChart';

interface YearCardProps {
  account: Account;
  hidden: boolean;
}

/** A year in three parts, and each paying in on its day; paying in happens at the bank. */
export function YearCard({ account, hidden }: YearCardProps) {
  const { year } = account;
  const { left, limit, invested, waiting } = year;
  const full = !hidden && direction(left, 2) !== 'up';
  const parts = [
    { name: words.invested, sum: invested, tone: 'invested' },
    { name: words.waiting, sum: waiting, tone: 'waiting' },
    { name: words.left, sum: left, tone: 'left' },
  ] as const;
  const spoken = words.spoken(told(invested, hidden), told(waiting, hidden), told(left, hidden));
  return (
    <Card
      title={full ? words.full(year.year) : words.title(year.year, told(left, hidden))}
      end={<span className="text-13 text-t3">{words.limit(amount(limit))}</span>}
    >
      <div className="pension-bar" role="img" aria-label={spoken}>
        {!hidden &&
          parts
            .filter(({ sum }) => isSome(sum))
            .map(({ tone, sum }) => (
              <i key={tone} data-part={tone} style={{ flexGrow: Number(sum) }} />
            ))}
      </div>
      <dl className="pension-parts">
        {parts.map(({ name, sum, tone }) => (
          <div key={tone}>
            <dt className="text-12 text-t2">
              <i data-part={tone} aria-hidden="true" />
              {name}
            </dt>
            <dd>
              <Figure value={sum} hidden={hidden} />
            </dd>
          </div>
        ))}
      </dl>
      {hidden ? <p className="mt-3 text-13 text-t3">{words.hidden}</p> : <PaidChart year={year} />}
      <p className="mt-3 text-13 text-t2">
        <Sentence>{words.text(bankOf(account), year.endsOn)}</Sentence>
      </p>
    </Card>
  );
}
