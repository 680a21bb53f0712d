import { dayTime } from '@/lib/days';
import { useDemoPost } from './demoPost';

/** A text message of the simulated operator, newest first. */
interface TextMessage {
  mobile: string;
  text: string;
  /** The code in it, when it carries one. */
  code?: string | null;
  /** RFC 3339. */
  at: string;
}

/** The text messages that a customer's phone would get, so that a visitor can read the codes. */
export function DemoMailbox() {
  const sent = useDemoPost<TextMessage>('sms');
  if (!sent) return null;
  return (
    <section className="mt-3" aria-label="短信">
      <h2 className="text-13 strong">短信</h2>
      {sent.length === 0 && <p className="text-13 text-t2">还没有短信</p>}
      <ul className="m-0 list-none p-0">
        {sent.map((message) => (
          <li key={`${message.at}${message.mobile}`} className="py-1 text-12 text-t2">
            <span className="flex items-baseline justify-between gap-2">
              {message.code && <b className="fig text-17 text-t1 select-all">{message.code}</b>}
              <span>{dayTime(Date.parse(message.at))}</span>
            </span>
            {message.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
