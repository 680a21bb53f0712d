import { Card } from '@/ui/Card';
import type { components } from '@/wire/gen/suitability';
import { resultWords as words } from './words';

type Deciding = components['schemas']['DecidingAnswer'];

/** The three answers that weigh most, each on its scale from cautious to bold. */
export function DecidingCard({ answers }: { answers: readonly Deciding[] }) {
  if (answers.length === 0) return null;
  return (
    <Card title={words.deciding}>
      <dl className="scales">
        {answers.map((answer) => (
          <Scale key={answer.title} {...answer} />
        ))}
      </dl>
    </Card>
  );
}

function Scale({ title, answer, place, places, least, most }: Deciding) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <b className="strong">{answer}</b>
        <span className="scale" aria-hidden="true">
          {Array.from({ length: places }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places never move
            <i key={at} data-on={at + 1 === place} />
          ))}
        </span>
        <span className="scale-ends" aria-hidden="true">
          <span>{least}</span>
          <span>{most}</span>
        </span>
      </dd>
    </div>
  );
}
