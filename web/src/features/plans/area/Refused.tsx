import { areaWords as words } from '@/features/plans/words';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import type { Refusal } from '@/wire/failure';
import type { Change } from './figures';
import type { SheetName } from './Tiles';

interface RefusedProps {
  refusal: Refusal;
  change: Change;
  onOpen: (sheet: SheetName) => void;
}

/** Why there is nothing to show, with the way on: the nearest range, or the field at fault. */
export function Refused({ refusal, change, onOpen }: RefusedProps) {
  const data = (refusal.data ?? {}) as { field?: string; from?: string; to?: string };
  const { from, to } = data;
  const sheet = sheetOf(data.field);
  return (
    <Empty
      title={from && to ? words.noNavs : words.refused}
      text={refusal.message}
      acts={
        <>
          {from && to && (
            <Button onClick={() => change({ from, to })}>{words.nearest(from, to)}</Button>
          )}
          <Button kind="soft" onClick={() => onOpen(sheet)}>
            {words.change[sheet]}
          </Button>
        </>
      }
    />
  );
}

function sheetOf(field: string | undefined): keyof typeof words.change {
  if (field === 'amount') return 'amount';
  if (field === 'from' || field === 'to') return 'range';
  return field && field !== 'fundCode' ? 'cycle' : 'fund';
}
