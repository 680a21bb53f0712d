import { type Letter, type TextMessage, useDemoPost, useLetters } from '@/app/demo/demoPost';
import { dayTime } from '@/lib/days';
import { maskMobile } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';
import { ask, phone } from './phone';
import { useWords } from './words';

interface Sent {
  key: string;
  to: string;
  at: number;
  code?: string | null;
  text: string;
  isMail: boolean;
}

/** What was sent to the customers, the newest first; a code with the way into the form. */
export function MailCard() {
  const words = useWords().mail;
  const sms = useDemoPost<TextMessage>('sms');
  const mail = useLetters();
  const waits = useStore(phone)?.wants === 'code';
  const sent = [...(sms ?? []).map(ofText), ...(mail ?? []).map(ofLetter)];
  sent.sort((a, b) => b.at - a.at);
  function take(code: string) {
    if (waits) ask({ act: 'code', code });
    else void navigator.clipboard?.writeText(code);
  }
  return (
    <section className="stage-card stage-mail" aria-label={words.title}>
      <header className="stage-head">
        <h2>{words.title}</h2>
        <span className="stage-hint">{words.hint}</span>
      </header>
      {sms && sent.length === 0 && <p className="stage-hint">{words.none}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard */}
      <ul className="stage-list" tabIndex={0} aria-label={words.title}>
        {sent.map(({ key, to, at, code, text, isMail }) => (
          <li key={key} className="mail">
            <span className="mail-head">
              <span>
                {isMail ? words.letter : words.text} {to}
              </span>
              <span className="fig">{dayTime(at)}</span>
            </span>
            {code && (
              <span className="mail-code">
                <b className="fig">{code}</b>
                <Button kind="soft" small onClick={() => take(code)}>
                  {waits ? words.fill : words.copy}
                </Button>
              </span>
            )}
            <span className="mail-text">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ofText({ mobile, text, code, at }: TextMessage): Sent {
  const [key, to] = [`${at}${mobile}${text}`, maskMobile(mobile)];
  return { key, to, at: Date.parse(at), code, text, isMail: false };
}

function ofLetter({ key, email, subject, code, at }: Letter): Sent {
  return { key, to: email, at: Date.parse(at), code, text: subject, isMail: true };
}
