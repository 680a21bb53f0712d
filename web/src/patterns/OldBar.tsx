import { dayTime } from '@/lib/days';
import { patternWords as words } from './words';

/** Over what could not be renewed. */
export function OldBar({ at_ms }: { at_ms: number }) {
  return (
    <p className="bar-warning" role="status">
      {words.old(dayTime(at_ms))}
    </p>
  );
}
