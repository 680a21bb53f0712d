import { to } from '@/route/links';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { KeyValues } from '@/ui/Row';
import type { riskResult } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { beforeWords as words } from './words';

/** The result that a test would take the place of, and how often one may be taken still. */
export function LastResultCard({ result }: { result: Output<typeof riskResult> }) {
  const { riskLevel, riskLevelName, riskExpired, riskExpireDate, leftToday, leftThisYear } = result;
  const until = [words.expires, riskExpireDate ?? '--'] as const;
  const left = [words.left, words.leftValue(leftToday, leftThisYear)] as const;
  return (
    <Card title={words.last} more={words.result} to={to('/risktestresult')}>
      <p className="text-20 strong">
        C{riskLevel ?? '--'} {riskLevelName}
      </p>
      {riskExpired && (
        <Note tone="warn" className="mt-3">
          {words.expired}
        </Note>
      )}
      <div className="mt-2">
        <KeyValues rows={[until, left]} />
      </div>
    </Card>
  );
}
