/* once */
import { useQuery } from '@tanstack/react-query';
import { useFundName } from '@/features/funds/useFundName';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Card, Hero } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Sentence } from '@/ui/Sentence';
import { SkeletonRows } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import { listManagers } from '@/wire/gen/funds';
import { ManagedFunds } from './ManagedFunds';
import type { Manager } from './manager';
import { TermCard } from './TermCard';
import { managerWords as words } from './words';
import '@/ui/chart/chart.css';

/** A manager: terms at this fund with their curves, other funds now and then, the career. */
export default function ManagerScreen() {
  const { fundCode, managerId } = useArgs('/funddetail/fundmanagerdetail');
  const go = useGo();
  const name = useFundName(fundCode);
  const asked = useQuery(quietly(listManagers, { fundCode, managerId }));
  return (
    <QueryPage
      query={asked}
      nav={<NavBar title={words.title} sub={name} />}
      failed={words.failed}
      bones={
        <div className="pt-3">
          <SkeletonRows rows={5} />
        </div>
      }
      empty={({ fundManagerVoList: all }) =>
        all.length === 0 && (
          <Empty
            title={words.none}
            text={words.noneText}
            acts={
              <Button
                kind="soft"
                onClick={() =>
                  go(to('/funddetail/fundmanagerlist', { fundCode }), { replace: true })
                }
              >
                {words.all}
              </Button>
            }
          />
        )
      }
    >
      {({ fundManagerVoList: terms }) => <Person terms={terms} />}
    </QueryPage>
  );
}

/** The same person may have had more than one term. */
function Person({ terms }: { terms: readonly Manager[] }) {
  const [manager] = terms;
  if (!manager) return null;
  const { name, career, careerFrom, biography, toDate } = manager;
  return (
    <>
      <Hero>
        <div className="flex items-center gap-4 pt-2">
          <Avatar name={name} size={56} />
          <div className="min-w-0">
            <p className="text-20 strong">
              {name}
              <span className="ms-2 text-13 text-t2">{toDate ? words.left : words.inOffice}</span>
            </p>
            {career && careerFrom && (
              <p className="text-13 text-t2">
                <Sentence>{words.career(career, careerFrom)}</Sentence>
              </p>
            )}
          </div>
        </div>
        {biography && <p className="mt-3 text-t2">{biography}</p>}
      </Hero>
      {terms.map((term) => (
        <TermCard key={term.fromDate} term={term} />
      ))}
      <Card title={words.now} end={<Count count={manager.otherFunds.length} />}>
        <ManagedFunds funds={manager.otherFunds} none={words.noOthers} />
      </Card>
      <Card title={words.past} end={<Count count={manager.pastFunds.length} />}>
        <ManagedFunds funds={manager.pastFunds} none={words.noPast} />
      </Card>
      <p className="px-8 pb-2 text-center text-12 text-t3">{words.note}</p>
      <Foot>{words.foot}</Foot>
    </>
  );
}

function Count({ count }: { count: number }) {
  return count > 0 ? <span className="text-end text-13 text-t3">{words.count(count)}</span> : null;
}
