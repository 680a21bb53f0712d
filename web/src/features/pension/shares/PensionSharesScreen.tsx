/* once */
import { useQuery } from '@tanstack/react-query';
import type { Share } from '@/features/pension/pension';
import { shareWords as words } from '@/features/pension/words.shares';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { askPublic, quietly } from '@/wire/ahead';
import { pensionAccount, pensionShares } from '@/wire/gen/pension';
import { token } from '@/wire/session';
import { ShareRow } from './ShareRow';
import '@/trade/fund/fund.css';

export function ahead() {
  askPublic(pensionShares());
}

/** The directory, by risk; whoever has linked an account buys out of it. */
export default function PensionSharesScreen() {
  const isCustomer = useStore(token) !== null;
  const own = useQuery({ ...quietly(pensionAccount, {}), enabled: isCustomer });
  const linked = own.data?.linked === true;
  return (
    <QueryPage
      query={useQuery(pensionShares())}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      empty={({ list }) => list.length === 0 && <None />}
    >
      {({ day, list }) => (
        <>
          <p className="px-5 pt-3 pb-3 text-13 text-t2">
            {words.intro}
            {own.data && !linked && (
              <>
                {words.link}{' '}
                <Link to={to('/pension/link')} className="text-link nowrap">
                  {words.toLink}
                </Link>
              </>
            )}
          </p>
          {byRisk(list).map(([name, shares]) => (
            <Card
              key={name}
              title={name}
              end={<span className="text-13 text-t2">{shares[0]?.periodName}</span>}
              className="pb-0"
            >
              <ul className="m-0 list-none divide-y divide-line p-0">
                {shares.map((share) => (
                  <ShareRow key={share.fundCode} share={share} buys={linked} />
                ))}
              </ul>
            </Card>
          ))}
          <Foot>{words.foot(day)}</Foot>
        </>
      )}
    </QueryPage>
  );
}

/** As they come: the lowest risk first. */
function byRisk(list: readonly Share[]): [string, Share[]][] {
  const groups = new Map<string, Share[]>();
  for (const share of list) {
    const { riskName } = share;
    groups.set(riskName, [...(groups.get(riskName) ?? []), share]);
  }
  return [...groups];
}

function None() {
  return <Empty title={words.none} text={words.noneText} />;
}
