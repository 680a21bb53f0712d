import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { inPercent, parts } from '@/lib/figures';
import { QueryView } from '@/patterns/QueryView';
import { Inset } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { pastFunds } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { pastWords as words } from './words';

type Past = Output<typeof pastFunds>['funds'][number];
type Round = Past['rounds'][number];

/** The rounds of a fund, latest first; those before the last are asked for. */
export function PastRounds({ fund, hidden }: { fund: Past; hidden: boolean }) {
  const all = useQuery({ ...pastFunds({ fundCode: fund.fundCode }), enabled: fund.earlier });
  if (!fund.earlier) return <Rounds rounds={fund.rounds} hidden={hidden} />;
  return (
    <QueryView
      query={all}
      failed={words.roundsFailed}
      bones={
        <Shimmer>
          <Bone h={176} />
        </Shimmer>
      }
    >
      {({ funds }) => <Rounds rounds={funds[0]?.rounds ?? []} hidden={hidden} />}
    </QueryView>
  );
}

function Rounds({ rounds, hidden }: { rounds: readonly Round[]; hidden: boolean }) {
  return (
    <>
      {rounds.map((round, at) => (
        <section key={round.beganOn} className={at > 0 ? 'mt-3' : undefined}>
          <h3 className="m-0 mb-2 flex flex-wrap justify-between gap-x-3 text-13">
            <span className="strong">
              {rounds.length > 1 ? words.round(rounds.length - at) : words.onlyRound}
            </span>
            <span className="text-t2">
              {words.span(round.beganOn, round.endedOn, round.heldDays)}
            </span>
          </h3>
          <Inset>
            <KeyValues rows={rowsOf(round, hidden)} />
          </Inset>
        </section>
      ))}
      <p className="mt-2 mb-0 text-12 text-t3">{words.how}</p>
    </>
  );
}

/** Hidden, all rows stand there, so that none tells that there is something. */
function rowsOf(round: Round, hidden: boolean): (readonly [string, ReactNode])[] {
  const sum = (value: string) => <Figure value={value} size={13} hidden={hidden} />;
  const some = (label: string, value: string) =>
    hidden || parts(value)?.sign !== 0 ? [[label, sum(value)] as const] : [];
  return [
    [words.putIn, sum(round.putIn)],
    [words.gotBack, sum(round.gotBack)],
    ...some(words.dividends, round.dividends),
    ...some(words.reinvested, round.reinvested),
    [words.fees, sum(round.fees)],
    [words.roundProfit, <Delta key="profit" value={round.profit} hidden={hidden} />],
    [words.rate, <Delta key="rate" value={inPercent(round.profitRate)} unit="%" size={13} />],
  ];
}
