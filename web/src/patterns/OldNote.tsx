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
  const lost = useStore(lineLost) && !part;
  const old = of.data !== undefined && (lost || of.error !== null);
  const [stood, setStood] = useState({ old, moves: false });
  if (stood.old !== old) setStood({ old, moves: of.data !== undefined });
  const { moves } = stood;
  if (!old) return moves && <div className="bar-warning bar-goes" />;
  return (
    <p className={`bar-warning ${moves ? 'bar-comes' : ''}`} role="status">
      {words.old(dayTime(of.dataUpdatedAt))}
    </p>
  );
}
