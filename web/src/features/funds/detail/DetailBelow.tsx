/* once */
import { belowWords as words } from '@/features/funds/words';
import { to } from '@/route/links';
import { foreignOf } from '@/trade/fund/currency';
import { isMoney } from '@/trade/fund/money';
import { isForPensions } from '@/trade/fund/pension';
import { Row } from '@/ui/Row';
import { ArchiveCard } from './ArchiveCard';
import { FeeCard } from './FeeCard';
import type { FundDetail } from './FundHero';
import { ManagerCard } from './ManagerCard';
import { OfferingCard } from './OfferingCard';
import { OtherClasses } from './OtherClasses';
import { OwnCard } from './OwnCard';
import { PapersCard } from './PapersCard';
import { PromiseCard } from './PromiseCard';
import { RatingCard } from './RatingCard';
import { RiskCard } from './RiskCard';
import '@/trade/fund/figures.css';
import '@/ui/chart/chart.css';
import './detail.css';

/** The lower half of a fund's page: risk, one's own holding, dates, costs, people, positions, papers. */
export default function DetailBelow({ detail }: { detail: FundDetail }) {
  const { fundCode } = detail.head;
  const { offering } = detail.facts;
  // What is not in yuan is not bought here, in an order or by a plan.
  const foreign = foreignOf(detail.facts);
  return (
    <>
      {detail.risks.length > 0 && !isMoney(detail.head) && <RiskCard risks={detail.risks} />}
      <OwnCard fundCode={fundCode} foreign={foreign} />
      {offering ? (
        <OfferingCard detail={detail} offering={offering} />
      ) : (
        !foreign && <PromiseCard fundCode={fundCode} />
      )}
      {!foreign && <PlanRows detail={detail} />}
      {detail.fees && <FeeCard detail={detail} />}
      <OtherClasses detail={detail} />
      {detail.managers.length > 0 && <ManagerCard detail={detail} />}
      <ArchiveCard detail={detail} />
      {detail.ratings.length > 0 && <RatingCard ratings={detail.ratings} />}
      <PapersCard detail={detail} />
    </>
  );
}

/** What a plan would have come to, and one to set. */
function PlanRows({ detail: { head, performanceShown } }: { detail: FundDetail }) {
  const { fundCode } = head;
  // A pension account pays for no plans, and nothing else for its shares.
  if (isForPensions(head)) return null;
  const tried = performanceShown && !isMoney(head);
  if (!tried && !head.buyable) return null;
  return (
    <section className="card py-0">
      {head.buyable && (
        <Row
          title={words.makePlan}
          value={words.makePlanValue}
          to={to('/publicregular', { fundCode })}
        />
      )}
      {tried && (
        <Row
          title={words.plan}
          value={words.planValue}
          to={to('/investspecialarea', { fundCode })}
        />
      )}
    </section>
  );
}
