import { instantDay, monthDay } from '@/lib/days';
import { Card } from '@/ui/Card';
import { FlatPromiseLine } from '@/ui/PromiseLine';
import { KeyValues } from '@/ui/Row';
import type { riskResult } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { beforeWords, resultWords as words } from './words';

/** From when to when it is valid, and how often one may try again. */
export function ValidityCard({ result }: { result: Output<typeof riskResult> }) {
  const { testedAt, riskExpireDate, riskExpired, leftToday, leftThisYear } = result;
  return (
    <Card title={words.validity}>
      <FlatPromiseLine
        steps={[
          {
            state: 'done',
            date: testedAt ? instantDay(testedAt) : '--',
            title: words.taken,
          },
          {
            state: riskExpired ? 'failed' : 'later',
            date: monthDay(riskExpireDate),
            title: riskExpired ? words.ended : words.ends,
          },
        ]}
      />
      <p className="mt-3 text-13 text-t2">{words.afterwards}</p>
      <div className="rule" />
      <KeyValues rows={[[words.triesLeft, beforeWords.leftValue(leftToday, leftThisYear)]]} />
    </Card>
  );
}
