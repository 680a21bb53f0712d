import { useQuery } from '@tanstack/react-query';
import { shortDay } from '@/lib/days';
import { inPercent, percent } from '@/lib/figures';
import { CardOf } from '@/patterns/CardOf';
import { SkeletonRows } from '@/ui/Skeleton';
import { type components, listRiskGroups } from '@/wire/gen/funds';
import type { riskResult } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { buyable } from './matrix';
import { resultWords as words } from './words';

type Group = components['schemas']['RiskGroup'];

interface GroupsCardProps {
  result: Output<typeof riskResult>;
}

/** What each level of risk holds, how far it fell within a year, and whether it may be bought. */
export function GroupsCard({ result }: GroupsCardProps) {
  const known = useQuery({ ...listRiskGroups(), staleTime: 600_000 });
  const { data } = known;
  const day = data && words.groupsDay(data.total, shortDay(data.navDate));
  return (
    <>
      <CardOf
        query={known}
        title={words.what}
        end={<span className="text-13 text-t2">{day}</span>}
        failed={words.groupsFailed}
        bones={<SkeletonRows rows={5} />}
      >
        {({ groups }) => <Groups groups={groups} result={result} />}
      </CardOf>
      <p className="px-5 pb-3 text-13 text-t2">
        {words.groupsNote}
        {result.lowest ? words.lowest : words.aboveNote}
      </p>
    </>
  );
}

function Groups({
  groups,
  result,
}: {
  groups: readonly Group[];
  result: Output<typeof riskResult>;
}) {
  const level = Number(result.riskLevel ?? 0);
  return (
    <table className="risk-groups">
      <caption className="hidden-visually">{words.what}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-visually">{words.group}</span>
          </th>
          <th scope="col">{words.fall}</th>
          <th scope="col">{words.own}</th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => {
          const state = buyable(level, Number(group.riskLevel), result.lowest);
          return (
            <tr key={group.riskLevel} data-state={state}>
              <th scope="row">
                <b>R{group.riskLevel}</b>
                <span>
                  <span className="block text-15">{group.kinds}</span>
                  <span className="block text-13 text-t2">{words.count(group.count)}</span>
                </span>
              </th>
              <td className="fig strong" data-label={words.fall}>
                {group.maxDrawdown ? percent(inPercent(group.maxDrawdown)) : '--'}
              </td>
              <td>{words[state]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
