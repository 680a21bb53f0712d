import { dayTime } from '@/lib/days';
import { CodeLine } from './CodeLine';
import { useLetters } from './demoPost';
import { demoWords as words } from './words';

/**
 * The e-mail that a customer would get, with the way to what it says; a code fills the form by a
 * tap. Nothing before the first.
 */
export function DemoLetterbox({ onFilled }: { onFilled: () => void }) {
  const sent = useLetters();
  if (!sent || sent.length === 0) return null;
  return (
    <section className="mt-3" aria-label={words.mail}>
      <h2 className="flex items-baseline justify-between gap-2 text-13">
        <span className="strong">{words.mail}</span>
        <a href="/demo/mail" target="_blank" rel="noreferrer" className="text-link">
          {words.openMail}
        </a>
      </h2>
      <ul className="m-0 list-none p-0">
        {sent.map((letter) => (
          <li key={letter.key} className="py-1 text-12 text-t2">
            <span className="flex items-baseline justify-between gap-2">
              <b className="clip">{letter.email}</b>
              <span>{dayTime(Date.parse(letter.at))}</span>
            </span>
            {letter.code && (
              <span className="flex items-center gap-2 py-1">
                <CodeLine code={letter.code} onFilled={onFilled} />
              </span>
            )}
            {letter.subject}
          </li>
        ))}
      </ul>
    </section>
  );
}
