/* once */
import { ownWords as words } from '@/features/plans/words.own';
import { Endless } from '@/patterns/PagedList';
import type { Pages } from '@/patterns/pages';
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

type Page = Output<typeof plans>;

interface OwnPlansProps {
  all: readonly Page[];
  pages: Pages<Page>;
  hidden: boolean;
}

/** What the plans take next, each of them, and the way to those that are over. */
export default function OwnPlans({ all, pages, hidden }: OwnPlansProps) {
  const [first] = all;
  if (!first) return null;
  const { running, paused, ended } = first;
  const alive = running + paused;
  return (
    <>
      {alive === 0 && <NoPlans />}
      {alive > 0 && <AheadHead hidden={hidden} />}
      {alive > 0 && (
        <Card
          title={words.all(alive)}
          end={<span className="text-13 text-t2">{words.counts(running, paused)}</span>}
        >
          <Listed all={all} pages={pages} hidden={hidden} />
        </Card>
      )}
      {(alive > 0 || ended > 0) && (
        <section className="card py-0">
          {/* Also without a plan: a link may have to be ended. */}
          <CalendarRow />
          {ended > 0 && (
            <Row title={words.ended} value={words.count(ended)} to={to('/myendfixedinvest')} />
          )}
        </section>
      )}
      {alive > 0 && <Foot>{words.foot}</Foot>}
    </>
  );
}

/** Each once: one whose day has come moves to another page. */
function Listed({ all, pages, hidden }: OwnPlansProps) {
  const each = new Map(all.flatMap((page) => page.plans.map((plan) => [plan.planNo, plan])));
  const list = (
    <ul className="m-0 list-none p-0">
      {[...each.values()].map((plan) => (
        <PlanItem key={plan.planNo} plan={plan} hidden={hidden} />
      ))}
    </ul>
  );
  if (all.length === 1 && !pages.more) return list;
  return (
    <Endless pages={pages} end="">
      {list}
    </Endless>
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
