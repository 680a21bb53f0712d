import { useState } from 'react';
import { dayTime } from '@/lib/days';
import { useStore } from '@/lib/store';
import { lineLost } from '@/wire/line';
import type { Asked } from './asked';
import { partWords as words } from './words.part';

interface OldNoteProps {
  of: Pick<Asked<unknown>, 'data' | 'error' | 'dataUpdatedAt'>;
  /** Over a part of a page. */
  part?: boolean;
}

/**
 * Over what could not be renewed. At the head of a page it also says so of an answer that is too
 * fresh to be asked for anew, when others have found that there is no line. What comes or goes while
 * the page is shown does so slower than a finger: what is tapped meanwhile stays under it.
 */
export function OldNote({ of, part }: OldNoteProps) {
  const { data, error, dataUpdatedAt } = of;
  const lost = useStore(lineLost) && !part;
  const old = data !== undefined && (lost || error !== null);
  const [was, setWas] = useState({ old, moves: false });
  if (was.old !== old) setWas({ old, moves: true });
  if (!old && !was.moves) return null;
  return (
    <p className={`bar-warning ${was.moves ? (old ? 'bar-comes' : 'bar-goes') : ''}`} role="status">
      {old && words.old(dayTime(dataUpdatedAt))}
    </p>
  );
}
