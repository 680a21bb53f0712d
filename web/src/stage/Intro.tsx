import { Globe } from 'lucide-react';
import { Logo } from '@/ui/Logo';
import { Customers } from './Customers';
import { Reach } from './Reach';
import { Tries } from './Tries';
import { langs, lang as store, useLang, useWords } from './words';

/** What this is, in few words; who one may be; what to try; and the way onto one's own phone. */
export function Intro() {
  const words = useWords().intro;
  return (
    <aside className="stage-column stage-intro" aria-label="Tael">
      <header className="intro-brand">
        <Logo size={36} />
        <b>Tael</b>
        <span className="intro-tag">{words.demo}</span>
        <Language />
      </header>
      <h1>{words.head}</h1>
      <p className="intro-other" lang={words.otherLang}>
        {words.other}
      </p>
      <ul className="intro-points">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Customers />
      <Tries />
      <Reach />
    </aside>
  );
}

export function Language() {
  const words = useWords().intro;
  const now = useLang();
  const other = now === 'zh' ? 'en' : 'zh';
  return (
    <button type="button" className="intro-lang" onClick={() => store.set(other)} lang={other}>
      <Globe size={16} aria-hidden="true" /> {langs[other]}
      <span className="hidden-visually">{words.language}</span>
    </button>
  );
}
