/* once */
import { useQuery } from '@tanstack/react-query';
import { useFundName } from '@/features/funds/useFundName';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { Avatar } from '@/ui/Avatar';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import { listManagers } from '@/wire/gen/funds';
import { type Manager, managedText } from './manager';
import { Terms } from './Terms';
import { managersWords as words } from './words';
import '@/features/funds/report.css';

/** Who manages the fund and who did: their terms on one axis, and the way to each. */
export default function ManagerListScreen() {
  const { fundCode } = useArgs('/funddetail/fundmanagerlist');
  const name = useFundName(fundCode);
  const asked = useQuery(quietly(listManagers, { fundCode }));
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
        all.length === 0 && <Empty title={words.none} text={words.noneText} />
      }
    >
      {({ fundManagerVoList: all }) => <Managers fundCode={fundCode} managers={all} />}
    </QueryPage>
  );
}

function Managers({ fundCode, managers }: { fundCode: string; managers: readonly Manager[] }) {
  const navDate = managers.find(({ toDate, growthDate }) => !toDate && growthDate)?.growthDate;
  const now = managers.filter(({ toDate }) => !toDate);
  const past = managers.filter(({ toDate }) => toDate);
  return (
    <>
      <Card
        className="mt-3"
        title={words.terms}
        end={navDate && <span className="text-end text-13 text-t3">{words.termsDay(navDate)}</span>}
      >
        <Terms fundCode={fundCode} managers={managers} navDate={navDate} />
        <p className="mt-3 text-12 text-t3">{words.note}</p>
      </Card>
      <People title={words.now} fundCode={fundCode} managers={now} />
      <People title={words.past} fundCode={fundCode} managers={past} />
      <Foot>{words.foot}</Foot>
    </>
  );
}

interface PeopleProps {
  title: string;
  fundCode: string;
  managers: readonly Manager[];
}

function People({ title, fundCode, managers }: PeopleProps) {
  if (managers.length === 0) return null;
  return (
    <Card title={title}>
      {managers.map((manager) => (
        <Row
          key={`${manager.managerId}${manager.fromDate}`}
          icon={<Avatar name={manager.name} size={44} />}
          title={<span className="strong">{manager.name}</span>}
          sub={managedText(manager)}
          to={to('/funddetail/fundmanagerdetail', { fundCode, managerId: manager.managerId })}
        />
      ))}
    </Card>
  );
}
