import { useState } from 'react';
import { Segment } from '@/ui/Segment';
import { Curtain } from './Curtain';
import { DayCard } from './DayCard';
import { Intro } from './Intro';
import { MailCard } from './MailCard';
import { Phone } from './Phone';
import { SamplesCard } from './SamplesCard';
import { useWords } from './words';

type Side = 'day' | 'curtain';

/**
 * The demo from 1000 px up: what this is, the phone, the business day, and what the phone never
 * shows. The phone is the app; everything else asks the demo's own calls.
 */
export function Stage() {
  const words = useWords();
  // Where there is no room for both columns, one of them.
  const [side, setSide] = useState<Side>('day');
  return (
    <div className="stage" data-side={side}>
      <a className="stage-skip" href="#phone">
        {words.skip}
      </a>
      <Intro />
      <Phone />
      <nav className="stage-switch" aria-label={words.sides.label}>
        <Segment
          label={words.sides.label}
          choices={[
            { value: 'day', label: words.sides.day },
            { value: 'curtain', label: words.sides.curtain },
          ]}
          value={side}
          onChange={setSide}
        />
      </nav>
      <div className="stage-column stage-day">
        <DayCard />
        <MailCard />
        <SamplesCard />
      </div>
      <div className="stage-column stage-behind">
        <Curtain />
      </div>
    </div>
  );
}
