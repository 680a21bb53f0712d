import { againOf } from '@/features/plans/make/wish';
import { endedWords as words } from '@/features/plans/words.own';
import { instantDay } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { Endless } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
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
import { Sentence } from '@/ui/Sentence';
import { SkeletonRows } from '@/ui/Skeleton';
import { Tag } from '@/ui/Tag';
import { plans } from '@/wire/gen/plans';
import type { Plan } from './plan';

/** Plans that are over: why and when, and the way to the same once more. */
export default function EndedPlansScreen() {
  const hidden = useStore(amountsHidden);
  const pages = usePages(plans, { ended: true });
  return (
    <QueryPage
      query={pages}
      nav={<NavBar title={words.title} />}
      bones={<SkeletonRows rows={6} />}
      failed={words.failed}
      empty={([first]) => first?.plans.length === 0 && <NoneEnded />}
    >
      {(all) => (
        <div className="pt-3">
          <Endless pages={pages} end="">
            {all.flatMap((page) =>
              page.plans.map((plan) => <EndedCard key={plan.planNo} plan={plan} hidden={hidden} />),
            )}
          </Endless>
          <Foot>{words.foot}</Foot>
        </div>
      )}
    </QueryPage>
  );
}

function EndedCard({ plan, hidden }: { plan: Plan; hidden: boolean }) {
  const { planNo, paidRuns, paid } = plan;
  const sum = hidden ? HIDDEN : amount(paid);
  return (
    <Card>
      <Row
        title={
          <>
            <span className="strong">{plan.fundName}</span>{' '}
            {plan.childNo != null && <Tag tone="brand">{words.child}</Tag>}
          </>
        }
        sub={
          <>
            <span className="block">
              {`${plan.cycleName}${hidden ? HIDDEN : amount(plan.amount)}，`}
              {paidRuns > 0 ? words.paid(paidRuns, sum) : words.none}
            </span>
            <span className="block">
              {words.when(plan.stateName, instantDay(plan.endedAt))}
              {plan.endedWhy && '，'}
              <Sentence>{plan.endedWhy}</Sentence>
            </span>
          </>
        }
        to={to('/fixedinvestdetail', { planNo })}
      />
      <div className="mt-2 flex justify-end">
        <Link to={to('/publicregular', againOf(plan))} className="button button-small">
          {words.again}
        </Link>
      </div>
    </Card>
  );
}

function NoneEnded() {
  return (
    <Empty
      drawing={<SlipDrawing />}
      title={words.empty}
      text={words.emptyText}
      acts={
        <Link to={to('/myfixedinvest')} className="button button-primary">
          {words.mine}
        </Link>
      }
    />
  );
}
