import { Card } from '@/ui/Card';
import type { components } from '@/wire/gen/suitability';
import { againResultWords as words } from './words';

type Changed = components['schemas']['ChangedAnswer'];

/** The answers that are others than the last time, the old ones struck through. */
export function AnswersCard({ answers }: { answers: readonly Changed[] }) {
  return (
    <Card title={words.answers(answers.length)}>
      <dl className="m-0">
        {answers.map(({ questionNo, question, before, now }) => (
          <div key={questionNo} className="border-t border-line py-3 first:border-0 first:pt-0">
            <dt className="text-13 text-t2">{question}</dt>
            <dd className="m-0 mt-1">
              <b className="block strong">{now}</b>
              <span className="block text-13 text-t3">
                {words.before} <s>{before}</s>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
