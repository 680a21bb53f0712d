import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { chosenIn, type DealFilter, NO_FILTER } from '@/trade/order/deals';
import { dealWords as words } from '@/trade/order/words.deal';
import { Button } from '@/ui/Button';
import { SlipDrawing } from '@/ui/drawings/SlipDrawing';
import { Empty } from '@/ui/Empty';

interface DealEmptyProps {
  filter: DealFilter;
  onChange: (filter: DealFilter) => void;
}

/** No record at all, or none that fits: names the condition to give up. */
export function DealEmpty({ filter, onChange }: DealEmptyProps) {
  const go = useGo();
  if (chosenIn(filter) === 0) {
    return (
      <Empty
        drawing={<SlipDrawing />}
        title={words.empty}
        text={words.emptyText}
        acts={<Button onClick={() => go(to('/fundlist'))}>{words.pick}</Button>}
      />
    );
  }
  const removed =
    filter.time !== 'all'
      ? words.times[filter.time]
      : filter.type !== 'all'
        ? words.types[filter.type]
        : words.fund;
  return (
    <Empty
      title={words.emptyFiltered}
      text={words.emptyFilteredText(removed)}
      acts={<Button onClick={() => onChange(NO_FILTER)}>{words.clear}</Button>}
    />
  );
}
