import { useQuery } from '@tanstack/react-query';
import { type Child, childIn } from '@/features/childaccounts/child';
import { pickWords as words } from '@/features/childaccounts/words.picks';
import { useStore } from '@/lib/store';
import { FailedLine } from '@/patterns/FailedLine';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { gestureLocked } from '@/trade/customer/gestureLock';
import { useUser } from '@/trade/customer/user';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { askPublic } from '@/wire/ahead';
import { childPicks, children } from '@/wire/gen/childaccounts';
import { token } from '@/wire/session';
import { ForChild } from './ForChild';
import { PickRow } from './PickRow';

export function ahead() {
  askPublic(childPicks());
}

/** Funds to begin with, by a rule that is said; where a child is chosen, each is bought for it. */
export default function ChildPicksScreen() {
  const { childNo } = useArgs('/childAccount/recommend');
  const isCustomer = useStore(token) !== null;
  // Behind a closed lock it is the public page.
  const locked = useStore(gestureLocked);
  const asks = isCustomer && !locked;
  const own = useQuery({ ...children(), enabled: asks });
  const mine = asks ? own.data : undefined;
  const all = mine?.children ?? [];
  // Nobody is chosen by himself: what is bought belongs to the one who is named.
  const child = childNo === undefined ? undefined : named(all, childNo);
  const level = useUser().data?.riskLevel;
  const waits = asks && childNo !== undefined && own.isPending;
  return (
    <QueryPage
      query={useQuery(childPicks())}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      empty={({ list }) => list.length === 0 && <None />}
    >
      {({ rule, list }) =>
        waits ? (
          <SkeletonRows rows={6} />
        ) : (
          <div className="pt-3">
            {asks && !own.data && own.error && (
              <Card>
                <FailedLine
                  cause={own.error}
                  text={words.childFailed}
                  onRetry={() => void own.refetch()}
                />
              </Card>
            )}
            {mine && <ForChild all={all} child={child} mayAdd={mine.mayAdd} />}
            <Card>
              <p className="text-13 text-t2">{rule}</p>
              <ul className="m-0 mt-1 list-none divide-y divide-line p-0">
                {list.map((pick) => (
                  <PickRow key={pick.fundCode} pick={pick} child={child} level={level} />
                ))}
              </ul>
            </Card>
            <Foot>{words.foot(list[0]?.sizeDate ?? '--')}</Foot>
          </div>
        )
      }
    </QueryPage>
  );
}

function named(all: readonly Child[], childNo: string): Child | undefined {
  const found = childIn(all, childNo);
  return found && String(found.childNo) === childNo ? found : undefined;
}

function None() {
  return (
    <Empty
      title={words.none}
      text={words.noneText}
      acts={
        <Link to={to('/fundlist')} className="button button-primary">
          {words.all}
        </Link>
      }
    />
  );
}
