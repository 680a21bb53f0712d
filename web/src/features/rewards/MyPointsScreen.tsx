import { BookOpen, UserPlus } from 'lucide-react';
import { Endless } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { myPoints } from '@/wire/gen/rewards';
import type { Output } from '@/wire/operation';
import { Balance } from './Balance';
import { LessonsCard } from './LessonsCard';
import { Records } from './Records';
import { myPointsWords as words } from './words.mine';

const ICON = { size: 22, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What a customer has, earns, buys, and how it came and went. */
export default function MyPointsScreen() {
  const pages = usePages(myPoints, {}, { after: (page) => page.list.at(-1)?.recordId });
  return (
    <QueryPage
      query={pages}
      nav={
        <NavBar
          title={words.title}
          end={
            <Link to={to('/jiadou')} className="nav-text">
              {words.rules}
            </Link>
          }
        />
      }
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
    >
      {(all) =>
        all[0] && (
          <Endless pages={pages} end={words.end}>
            <Balance points={all[0]} />
            <Ways today={all[0].today} />
            <LessonsCard />
            <Records list={all.flatMap(({ list }) => list)} />
          </Endless>
        )
      }
    </QueryPage>
  );
}

/** What else earns. */
function Ways({ today }: { today: Output<typeof myPoints>['today'] }) {
  const { readingCount, readingDayLimit, readingPoints, invitePoints, friends } = today;
  return (
    <Card title={words.more}>
      <Row
        icon={<BookOpen {...ICON} />}
        title={words.reading}
        sub={words.readingSub(readingCount, readingDayLimit, readingPoints)}
        to={to('/notice')}
      />
      <Row
        icon={<UserPlus {...ICON} />}
        title={words.invite}
        sub={words.inviteSub(invitePoints, friends)}
        to={to('/jiadou')}
      />
    </Card>
  );
}
