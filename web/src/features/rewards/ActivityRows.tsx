import { monthDay } from '@/lib/days';
import { to } from '@/route/links';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Row } from '@/ui/Row';
import type { activities } from '@/wire/gen/rewards';
import type { Output } from '@/wire/operation';
import { activityWords as words } from './words.activity';

/** Running activities, each a way to its page. */
export function ActivityRows({ list }: Output<typeof activities>) {
  const today = useBusinessDay();
  return list.map(({ activityId, title, summary, lastOn }) => (
    <Row
      key={activityId}
      title={title}
      sub={
        <>
          {summary}
          <span className="block text-12 text-t3">{words.until(monthDay(lastOn, today))}</span>
        </>
      }
      to={to('/shareActivity', { activityId })}
    />
  ));
}
