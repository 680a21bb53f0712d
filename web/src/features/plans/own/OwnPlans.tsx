/* once */
import { ownWords as words } from '@/features/plans/words.own';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { SlipDrawing } from '@/ui/drawings/SlipDrawing';
import { Empty } from '@/ui/Empty';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import type { plans } from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';
import { AheadHead } from './AheadHead';
import { CalendarRow } from './CalendarRow';
import { PlanItem } from './PlanItem';
import './own.css';

interface OwnPlansProps {
  data: Output<typeof plans>;
  hidden: boolean;
}

/** What the plans take next, each of them, and the way to those that are over. */
export default function OwnPlans({ data, hidden }: OwnPlansProps) {
  return (
    <>
      {data.plans.length === 0 && <NoPlans />}
      {data.plans.length > 0 && data.ahead && <AheadHead ahead={data.ahead} hidden={hidden} />}
      {data.plans.length > 0 && (
        <Card
          title={words.all(data.plans.length)}
          end={<span className="text-13 text-t2">{words.counts(data.running, data.paused)}</span>}
        >
          <ul className="m-0 list-none p-0">
            {data.plans.map((plan) => (
              <PlanItem key={plan.planNo} plan={plan} hidden={hidden} />
            ))}
          </ul>
        </Card>
      )}
      {(data.plans.length > 0 || data.ended > 0) && (
        <section className="card py-0">
          {/* Also without a plan: a link may have to be ended. */}
          <CalendarRow />
          {data.ended > 0 && (
            <Row title={words.ended} value={words.count(data.ended)} to={to('/myendfixedinvest')} />
          )}
        </section>
      )}
      {data.plans.length > 0 && <Foot>{words.foot}</Foot>}
    </>
  );
}

function NoPlans() {
  return (
    <Empty
      drawing={<SlipDrawing />}
      title={words.empty}
      text={words.emptyText}
      acts={
        <Link to={to('/investspecialarea')} className="button button-primary">
          {words.emptyAct}
        </Link>
      }
    />
  );
}
