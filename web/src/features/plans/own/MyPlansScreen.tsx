/* once */
import { useQuery } from '@tanstack/react-query';
import { ownWords as words } from '@/features/plans/words.own';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { SlipDrawing } from '@/ui/drawings/SlipDrawing';
import { Empty } from '@/ui/Empty';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { askAhead } from '@/wire/ahead';
import { plans } from '@/wire/gen/plans';
import { AheadHead } from './AheadHead';
import { PlanItem } from './PlanItem';
import './own.css';

export function ahead() {
  askAhead(plans({}));
}

/** The customer's plans that run or rest, and what they take in the next days. */
export default function MyPlansScreen() {
  const hidden = useStore(amountsHidden);
  return (
    <QueryPage
      query={useQuery(plans({}))}
      nav={
        <NavBar
          title={words.title}
          end={
            <Link to={to('/investspecialarea')} className="nav-text">
              {words.make}
            </Link>
          }
        />
      }
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
    >
      {(data) => (
        <>
          {data.plans.length === 0 && <NoPlans />}
          {data.plans.length > 0 && data.ahead && <AheadHead ahead={data.ahead} hidden={hidden} />}
          {data.plans.length > 0 && (
            <Card
              title={words.all(data.plans.length)}
              end={
                <span className="text-13 text-t2">{words.counts(data.running, data.paused)}</span>
              }
            >
              <ul className="m-0 list-none p-0">
                {data.plans.map((plan) => (
                  <PlanItem key={plan.planNo} plan={plan} hidden={hidden} />
                ))}
              </ul>
            </Card>
          )}
          {data.ended > 0 && (
            <section className="card py-0">
              <Row
                title={words.ended}
                value={words.count(data.ended)}
                to={to('/myendfixedinvest')}
              />
            </section>
          )}
          {data.plans.length > 0 && <Foot>{words.foot}</Foot>}
        </>
      )}
    </QueryPage>
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
