import { useQuery } from '@tanstack/react-query';
import { useStore } from '@/lib/store';
import { CardOf } from '@/patterns/CardOf';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Card, Hero } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { activities, pointRules } from '@/wire/gen/rewards';
import { token } from '@/wire/session';
import { ActivityRows } from './ActivityRows';
import { EarnCard } from './EarnCard';
import { pointsWords as words } from './words';

/** How points are earned and what they buy, before anybody logs in. */
export default function PointsScreen() {
  const go = useGo();
  const loggedIn = useStore(token) !== null;
  const running = useQuery(activities());
  return (
    <QueryPage
      query={useQuery(pointRules())}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      also={activities.reads}
    >
      {(rules) => (
        <>
          <Hero>
            <h2 className="text-20 strong">{words.lead}</h2>
            <p className="mt-1 text-t2">{words.intro}</p>
            <Button wide className="mt-4" onClick={() => go(to('/myJiaDou'))}>
              {loggedIn ? words.mine : words.login}
            </Button>
          </Hero>
          <EarnCard rules={rules} />
          <Card title={words.buy}>
            {rules.voucher && (
              <Row
                title={rules.voucher.name}
                sub={words.voucherSub}
                value={
                  <span className="flex-none text-13">{words.price(rules.voucher.points)}</span>
                }
              />
            )}
            {rules.lessons.map(({ lessonId, title, summary, minutes, points }) => (
              <Row
                key={lessonId}
                title={title}
                sub={
                  <>
                    {summary}
                    <span className="block text-12 text-t3">{words.minutes(minutes)}</span>
                  </>
                }
                value={<span className="flex-none text-13">{words.price(points)}</span>}
              />
            ))}
          </Card>
          <CardOf
            query={running}
            title={words.activities}
            bones={<SkeletonRows rows={1} />}
            failed={words.activitiesFailed}
            gone={({ list }) => list.length === 0}
          >
            {({ list }) => <ActivityRows list={list} />}
          </CardOf>
          <Card title={words.rules}>
            <ul className="m-0 flex list-disc flex-col gap-2 ps-5 text-13 text-t2">
              {words.rulesText(rules.lotMonths).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </QueryPage>
  );
}
