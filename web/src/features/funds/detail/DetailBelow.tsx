/* once */
import { ArchiveCard } from './ArchiveCard';
import { FeeCard } from './FeeCard';
import type { FundDetail } from './FundHero';
import { ManagerCard } from './ManagerCard';
import { NoticeCard } from './NoticeCard';
import { OfferingCard } from './OfferingCard';
import { PromiseCard } from './PromiseCard';
import '@/trade/fund/fund.css';
import '@/ui/chart/chart.css';

/** The lower half of a fund's page: dates, costs, people, positions, notices. */
export default function DetailBelow({ detail }: { detail: FundDetail }) {
  const { fundCode } = detail.head;
  const { offering } = detail.facts;
  return (
    <>
      {offering ? (
        <OfferingCard detail={detail} offering={offering} />
      ) : (
        <PromiseCard fundCode={fundCode} />
      )}
      {detail.fees && <FeeCard detail={detail} />}
      {detail.managers.length > 0 && <ManagerCard detail={detail} />}
      <ArchiveCard detail={detail} />
      {detail.latestNotice && <NoticeCard fundCode={fundCode} latest={detail.latestNotice} />}
    </>
  );
}
