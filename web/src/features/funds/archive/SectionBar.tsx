import { useEffect, useRef, useState } from 'react';
import { archiveWords as words } from './words';

export interface Section {
  id: string;
  label: string;
}

/** The parts of a long page under its bar: the one in sight is strong, a tap goes to one. */
export function SectionBar({ sections }: { sections: readonly Section[] }) {
  const [seen, setSeen] = useState(sections[0]?.id);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const places = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    function look() {
      // The last one begun above the upper third; at the foot of the page, the last of all.
      const { scrollHeight } = document.documentElement;
      const atEnd = window.innerHeight + window.scrollY >= scrollHeight - 4 && window.scrollY > 0;
      const begun = places.filter((place) => place.getBoundingClientRect().top < 180);
      setSeen((atEnd ? places : begun).at(-1)?.id ?? places[0]?.id);
    }
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>(`[data-to="${seen}"]`);
    if (!bar.current || !chosen) return;
    const { offsetLeft, offsetWidth } = chosen;
    bar.current.scrollLeft = offsetLeft - (bar.current.clientWidth - offsetWidth) / 2;
  }, [seen]);
  return (
    <nav ref={bar} className="section-bar" aria-label={words.sections}>
      {sections.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          data-to={id}
          aria-current={id === seen}
          onClick={() => {
            document.getElementById(id)?.scrollIntoView({ block: 'start' });
            setSeen(id);
          }}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
