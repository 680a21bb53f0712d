import { dayTime } from '@/lib/days';
import { CodeLine } from './CodeLine';
import { type TextMessage, useDemoPost } from './demoPost';
import { demoWords as words } from './words';

/** The text messages that a customer's phone would get; a code fills the form by a tap. */
export function DemoMailbox({ onFilled }: { onFilled: () => void }) {
  const sent = useDemoPost<TextMessage>('sms');
  if (!sent) return null;
  return (
    <section className="mt-3" aria-label={words.messages}>
      <h2 className="text-13 strong">{words.messages}</h2>
      {sent.length === 0 && <p className="text-13 text-t2">{words.noMessages}</p>}
      <ul className="m-0 list-none p-0">
        {sent.map(({ at, mobile, code, text }) => (
          <li key={`${at}${mobile}`} className="py-1 text-12 text-t2">
            <span className="flex items-center justify-between gap-2">
              {code && <CodeLine code={code} onFilled={onFilled} />}
              <span className="ml-auto">{dayTime(Date.parse(at))}</span>
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
