import { useQuery } from '@tanstack/react-query';
import { ownWords as words } from '@/features/plans/words.own';
import { monthDay, shortDay, weekday } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { QueryView } from '@/patterns/QueryView';
import { HideEye } from '@/trade/customer/HideEye';
import { Hero } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { planAhead } from '@/wire/gen/plans';
import type { Output } from '@/wire/operation';

type Ahead = Output<typeof planAhead>;

/** More columns have no room for their sums and days. */
const FEW = 6;
const HIGH = 72;
const LOW = 6;

/** What leaves the cards in the next 30 days, in all and day by day. */
export function AheadHead({ hidden }: { hidden: boolean }) {
  return (
    <Hero>
      <QueryView query={useQuery(planAhead())} bones={<Bones />} failed={words.aheadFailed}>
        {(ahead) => <Taken ahead={ahead} hidden={hidden} />}
      </QueryView>
    </Hero>
  );
}

/** As high as what comes, so that nothing below it moves. */
function Bones() {
  return (
    <Shimmer>
      <Bone h={219} />
    </Shimmer>
  );
}

function Taken({ ahead, hidden }: { ahead: Ahead; hidden: boolean }) {
  const elder = useStore(textSize) === 'elder';
  const { amount: sum, most, days, until } = ahead;
  const guesses = most !== sum;
  const count = days.reduce((all, { runs }) => all + runs, 0);
  return (
    <>
      <p className="flex items-center gap-1 text-13 text-t2">
        {guesses ? words.ahead : words.aheadSure}
        <HideEye />
      </p>
      <Figure value={sum} size={36} hidden={hidden} />
      <p className="mt-1 text-13 text-t2">
        {count === 0
          ? words.none
          : words.span(monthDay(until), count) +
            (guesses ? words.most(hidden ? HIDDEN : amount(most)) : '')}
      </p>
      {guesses && <p className="text-13 text-t2">{words.guess}</p>}
      {count > 0 && (elder ? <DayList {...{ days, hidden }} /> : <DayBars {...{ days, hidden }} />)}
      <p className="mt-3 text-13 text-t2">{words.told}</p>
    </>
  );
}

interface DaysProps {
  days: Ahead['days'];
  hidden: boolean;
}

/** A column a day; where sums are hidden all are as high. */
function DayBars({ days, hidden }: DaysProps) {
  const few = days.length <= FEW;
  // How high a column is says nothing that is reckoned with.
  const most = Math.max(...days.map((day) => Number(day.amount)), 1);
  const high = (sum: string) => (hidden ? HIGH / 2 : LOW + (Number(sum) / most) * (HIGH - LOW));
  return (
    <ul className={few ? 'plan-bars' : 'plan-bars plan-bars-many'} aria-label={words.bars}>
      {days.map(({ date, amount: sum }) => (
        <li key={date}>
          <span className={few ? 'strong fig text-t1' : 'hidden-visually'}>
            {hidden ? HIDDEN : amount(sum).replace(/\.00$/, '')}
          </span>
          <i style={{ height: high(sum) }} />
          <span className={few ? 'plan-bar-day' : 'hidden-visually'}>{monthDay(date)}</span>
          <span className={few ? '' : 'hidden-visually'}>{weekday(date)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The next ones as sentences: columns of large figures have no room. */
function DayList({ days, hidden }: DaysProps) {
  return (
    <ul className="mt-3 mb-0 list-none p-0">
      {days.slice(0, FEW).map(({ date, amount: sum }) => (
        <li key={date} className="flex justify-between gap-3 py-1">
          <span>{shortDay(date)}</span>
          <Figure value={sum} hidden={hidden} />
        </li>
      ))}
      {days.length > FEW && <li className="py-1 text-t2">{words.more(days.length - FEW)}</li>}
    </ul>
  );
}
