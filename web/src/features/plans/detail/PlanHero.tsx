import { planWords as words } from '@/features/plans/words.detail';
import { monthDay } from '@/lib/days';
import { amount, HIDDEN, inPercent } from '@/lib/figures';
import { HideEye } from '@/trade/customer/HideEye';
import { Hero } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import type { PlanPage } from './usePlanPages';

interface PlanHeroProps {
  page: PlanPage;
  hidden: boolean;
}

/** What the runs came to, beside what they cost; a loss in the same place and size as a gain. */
export function PlanHero({ page: { plan, return: made }, hidden }: PlanHeroProps) {
  const sum = hidden ? HIDDEN : amount(plan.amount);
  const day = made?.navDate ? monthDay(made.navDate) : null;
  const counts = made && made.runs > 0 ? made : undefined;
  return (
    <Hero>
      <p className="flex items-center gap-1 text-13 text-t2">
        {words.profit(day)}
        <HideEye />
      </p>
      {counts ? (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Delta value={counts.profit} size={36} hidden={hidden} />
            <span className="text-end">
              <Delta value={inPercent(counts.percent)} size={20} unit="%" />
              <span className="ms-2 text-13 text-t2">{words.percent}</span>
            </span>
          </div>
          <Compare made={counts} day={day} hidden={hidden} />
        </>
      ) : (
        <p className="py-2 text-t2">{words.noReturn}</p>
      )}
      {made && made.waiting > 0 && (
        <p className="mt-2 text-13 text-t2">{words.waiting(made.waiting)}</p>
      )}
      <p className="mt-4 flex flex-wrap gap-2">
        {plan.childNo != null && <Tag tone="brand">{words.child}</Tag>}
        <Tag tone="brand">{plan.cycleName}</Tag>
        <Tag>{plan.smart ? words.base(sum) : words.each(sum)}</Tag>
        {plan.smart && <Tag>{words.smart(plan.smart.name, plan.smart.window)}</Tag>}
        <Tag>{plan.payer}</Tag>
        {plan.end && <Tag>{plan.end.text}</Tag>}
      </p>
    </Hero>
  );
}

type Made = NonNullable<PlanPage['return']>;

/** Paid and worth as two bars on one scale. */
function Compare({ made, day, hidden }: { made: Made; day: string | null; hidden: boolean }) {
  // How long a bar is says nothing that is reckoned with.
  const most = Math.max(Number(made.paid), Number(made.value), 1);
  const long = (sum: string) => `${hidden ? 50 : (Number(sum) / most) * 100}%`;
  const rows = [
    { label: words.paid, sum: made.paid, tone: 'plan-bar-paid' },
    { label: words.value(day), sum: made.value, tone: 'plan-bar-value' },
  ];
  return (
    <>
      <ul className="plan-compare">
        {rows.map(({ label, sum, tone }) => (
          <li key={label}>
            <span className="text-13 text-t2">{label}</span>
            <Figure value={sum} hidden={hidden} />
            <i className={tone} style={{ width: long(sum) }} />
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <KeyValues
          rows={[
            [words.shares, <Figure key="shares" value={made.shares} size={13} hidden={hidden} />],
            [words.cost, <Figure key="cost" value={made.averageCost} size={13} places={4} />],
            [words.records, words.runs(made.runs)],
          ]}
        />
      </div>
    </>
  );
}
