import { dayTime } from '@/lib/days';
import { useStore } from '@/lib/store';
import { lineLost } from '@/wire/line';
import type { Asked } from './asked';
import { partWords as words } from './words.part';

/** Over what could not be renewed. */
export function OldBar({ at_ms }: { at_ms: number }) {
  return (
    <p className="bar-warning" role="status">
      {words.old(dayTime(at_ms))}
    </p>
  );
}

/**
 * The same at the head of a page, which also says so of an answer that is too fresh to be asked for
 * anew, when others have found that there is no line.
 */
export function OldNote({ of }: { of: Pick<Asked<unknown>, 'data' | 'error' | 'dataUpdatedAt'> }) {
  const lost = useStore(lineLost);
  const { data, error, dataUpdatedAt } = of;
  return data !== undefined && (lost || error) ? <OldBar at_ms={dataUpdatedAt} /> : null;
}
