import { dayTime } from '@/lib/days';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/Button';
import { type TextMessage, useDemoPost } from './demoPost';
import { fillCode } from './fill';
import { useWanted } from './useWanted';
import { demoWords as words } from './words';

/** The text messages that a customer's phone would get; a code fills the form by a tap. */
export function DemoMailbox({ onFilled }: { onFilled: () => void }) {
  const sent = useDemoPost<TextMessage>('sms');
  const waits = useWanted() === 'code';
  if (!sent) return null;
  function take(code: string) {
    if (fillCode(code)) onFilled();
    else void navigator.clipboard?.writeText(code).then(() => toast.done(`${words.copy} ${code}`));
  }
  return (
    <section className="mt-3" aria-label={words.messages}>
      <h2 className="text-13 strong">{words.messages}</h2>
      {sent.length === 0 && <p className="text-13 text-t2">{words.noMessages}</p>}
      <ul className="m-0 list-none p-0">
        {sent.map(({ at, mobile, code, text }) => (
          <li key={`${at}${mobile}`} className="py-1 text-12 text-t2">
            <span className="flex items-center justify-between gap-2">
              {code && <b className="fig text-17 text-t1 select-all">{code}</b>}
              {code && (
                <Button kind="soft" small onClick={() => take(code)}>
                  {waits ? words.fill : words.copy}
                </Button>
              )}
              <span className="ml-auto">{dayTime(Date.parse(at))}</span>
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
