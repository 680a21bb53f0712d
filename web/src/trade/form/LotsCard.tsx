import clsx from 'clsx';
import { useState } from 'react';
import { monthDay } from '@/lib/days';
import { amount, direction, inPercent, percent } from '@/lib/figures';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { shareWords as words } from './words.shares';

type Lot = Output<typeof preRedeem>['lots'][number];

interface LotsCardProps {
  lots: readonly Lot[];
  /** The lots are those of the typed shares; otherwise nothing is taken yet. */
  asked: boolean;
  /** What is done with them. */
  titles: { lots: string; untouched: string };
}

const FIRST = 5;
const DAY_MS = 86_400_000;

/** The lots oldest first: what is taken of each, what it costs, from when it is free. */
export function LotsCard({ lots, asked, titles }: LotsCardProps) {
  const [all, setAll] = useState(false);
  const shown = all ? lots : lots.slice(0, FIRST);
  const hidden = lots.length - shown.length;
  return (
    <Card title={asked ? titles.lots : words.own}>
      <ol className="divide-y divide-line">
        {shown.map((lot, index) => (
          <LotRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two lots of a day may be alike
            key={`${lot.registeredOn}-${index}`}
            lot={lot}
            asked={asked}
            untouched={titles.untouched}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <p className="pt-2 text-center text-13">
          <TextButton onClick={() => setAll(true)}>{words.more(hidden)}</TextButton>
        </p>
      )}
    </Card>
  );
}

interface LotRowProps {
  lot: Lot;
  asked: boolean;
  untouched: string;
}

function LotRow({ lot, asked, untouched }: LotRowProps) {
  const taken = asked && direction(lot.taken) === 'up';
  const shares = taken ? lot.taken : lot.shares;
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <Figure value={shares} size={17} unit={words.unit} />
          {taken && lot.taken !== lot.shares && (
            <span className="nowrap text-12 text-t3">{words.of(amount(lot.shares))}</span>
          )}
        </span>
        {asked && !taken ? (
          <span className="text-13 text-t3">{untouched}</span>
        ) : (
          <Cost lot={lot} taken={taken} />
        )}
      </div>
      <div className="my-2 h-1 overflow-hidden rounded-pill bg-pressed" aria-hidden="true">
        <div
          className={clsx('h-full rounded-pill', taken ? 'bg-brand-fill' : 'bg-line-strong')}
          style={{ width: `${progressOf(lot)}%` }}
        />
      </div>
      <div className="flex flex-wrap justify-between gap-x-3 text-12 text-t3">
        <span>{words.held(monthDay(lot.registeredOn), lot.days)}</span>
        <span>{aheadOf(lot)}</span>
      </div>
    </li>
  );
}

function Cost({ lot, taken }: { lot: Lot; taken: boolean }) {
  if (direction(lot.rate) === 'flat') {
    return <span className="text-13 strong text-brand">{words.free}</span>;
  }
  const rate = percent(inPercent(lot.rate));
  if (!taken) return <span className="text-13">{words.rate(rate)}</span>;
  return (
    <span className="text-13">
      {words.fee} <b className="fig strong">{words.charged(amount(lot.fee))}</b>{' '}
      <span className="text-t2">{rate}</span>
    </span>
  );
}

function aheadOf({ redeemableFrom, rate, freeFrom, lowerFrom, lowerRate }: Lot): string {
  if (redeemableFrom) return words.youngFrom(monthDay(redeemableFrom));
  if (direction(rate) === 'flat') return '';
  if (lowerFrom && lowerRate && direction(lowerRate) === 'up') {
    return words.lowerFrom(monthDay(lowerFrom), percent(inPercent(lowerRate)));
  }
  const next = freeFrom ?? lowerFrom;
  return next ? words.freeFrom(monthDay(next)) : '';
}

/** How much of the way to its free day a lot has gone, in percent of days. */
function progressOf({ registeredOn, freeFrom, days, rate }: Lot): number {
  if (direction(rate) === 'flat' || !freeFrom) return 100;
  const whole = (Date.parse(freeFrom) - Date.parse(registeredOn)) / DAY_MS;
  return whole > 0 ? Math.min(98, Math.max(4, (days / whole) * 100)) : 100;
}
