import { useState } from 'react';
import { planWords as words } from '@/features/plans/words.detail';
import { instantTime } from '@/lib/days';
import { Card } from '@/ui/Card';
import type { PlanPage } from './usePlanPages';

/** So many stand there before all are asked for. */
const FEW = 3;

interface ChangesCardProps {
  changes: PlanPage['changes'];
  hidden: boolean;
}

/** What was done to the plan, the last first. */
export function ChangesCard({ changes, hidden }: ChangesCardProps) {
  const [all, setAll] = useState(false);
  if (changes.length === 0) return null;
  const shown = all ? changes : changes.slice(0, FEW);
  const more = all || changes.length <= FEW ? undefined : words.allChanges(changes.length);
  return (
    <Card title={words.changes} more={more} onMore={() => setAll(true)}>
      <ol className="m-0 list-none divide-y divide-line p-0">
        {shown.map(({ at, text }) => (
          <li key={at} className="py-2">
            <span className="block">{hidden ? withoutSums(text) : text}</span>
            <span className="block text-13 text-t2">{instantTime(at)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Sums of yuan hide with all others. */
export function withoutSums(text: string): string {
  return text.replace(/[\d,]+(?:\.\d+)?元/g, '****元');
}
