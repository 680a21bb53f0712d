import clsx from 'clsx';
import { useState } from 'react';
import { dayTime } from '@/lib/days';
import { useStore } from '@/lib/store';
import { lineLost } from '@/wire/line';
import type { Asked } from './asked';
import { partWords as words } from './words.part';

/**
 * Over what could not be renewed. What comes or goes while its page is shown does so slower than a
 * finger: what is tapped meanwhile stays under it.
 */
export function OldBar({ old, at_ms }: { old: boolean; at_ms: number }) {
  const [stood, setStood] = useState({ old, moves: false });
  if (stood.old !== old) setStood({ old, moves: true });
  if (old) {
    return (
      <p className={clsx('bar-warning', stood.moves && 'bar-comes')} role="status">
        {words.old(dayTime(at_ms))}
      </p>
    );
  }
  return stood.moves && <div className="bar-warning bar-goes" aria-hidden="true" />;
}

/**
 * The same at the head of a page, which also says so of an answer that is too fresh to be asked for
 * anew, when others have found that there is no line.
 */
export function OldNote({ of }: { of: Pick<Asked<unknown>, 'data' | 'error' | 'dataUpdatedAt'> }) {
  const lost = useStore(lineLost);
  const { data, error, dataUpdatedAt } = of;
  return data !== undefined && <OldBar old={lost || Boolean(error)} at_ms={dataUpdatedAt} />;
}
