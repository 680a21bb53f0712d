import { Check, Pause, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type DayStep, hasBegun } from '@/app/demo/day';
import { dayTime, shortDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { Button } from '@/ui/Button';
import { useClock } from './clock';
import { moveDay, moving, pauseDay, useDay } from './day';
import { useWords } from './words';

/** The business day and its steps, each a row as the server has it, and the way to the next day. */
export function DayCard() {
  const words = useWords().day;
  const { data: day } = useDay();
  const goes = useStore(moving);
  const clock = useClock();
  const done = day?.steps.filter((step) => step.state === 'done').length ?? 0;
  const total = day?.steps.length ?? 0;
  const begun = day !== undefined && hasBegun(day);
  const works = goes === 'moving' || goes === 'pausing';
  // The next one that is not done is at work, between two answers of the server, too.
  const now = works ? day?.steps.find((step) => step.state !== 'done')?.name : undefined;
  return (
    <section className="stage-card" aria-label={words.title}>
      <header className="stage-head">
        <h2>
          {words.title} {day && <span className="fig">{shortDay(day.day)}</span>}
        </h2>
        <span className="stage-clock fig">{clock.slice(5)}</span>
      </header>
      <Steps steps={day?.steps ?? []} now={now} />
      <div className="stage-progress" data-on={works || begun}>
        <progress max={total || 1} value={done} aria-label={words.progress} />
      </div>
      <div className="stage-acts">
        {works ? (
          <>
            <Button kind="outline" small disabled={goes === 'pausing'} onClick={pauseDay}>
              <Pause size={16} aria-hidden="true" /> {words.pause}
            </Button>
            <span className="stage-going fig">{words.going(done, total)}</span>
          </>
        ) : (
          <Button small wide disabled={!day} onClick={() => void moveDay()}>
            {begun ? words.goOn : words.next(day?.nextDay)}
          </Button>
        )}
      </div>
      <p className="stage-hint" role="status">
        {goes === 'failed' ? words.failed : begun && !works ? words.paused : ''}
      </p>
    </section>
  );
}

function Steps({ steps, now }: { steps: DayStep[]; now: string | undefined }) {
  const words = useWords().day;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only within the card: the page stays where it is.
    const row = list.current?.querySelector<HTMLElement>('[data-state="now"]');
    if (row && list.current) list.current.scrollTop = row.offsetTop - 72;
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <ol className="day-steps" ref={list} tabIndex={0} aria-label={words.steps}>
      {steps.map((step) => {
        const state = step.name === now ? 'now' : step.state;
        return (
          <li key={step.name} data-state={state}>
            <span className="day-node">
              {step.state === 'done' && <Check size={12} strokeWidth={3.5} aria-hidden="true" />}
              {step.state === 'failed' && <X size={12} strokeWidth={3.5} aria-hidden="true" />}
            </span>
            <span className="day-title">
              {words.names[step.name] ?? step.title}
              <span className="hidden-visually">，{words.states[state]}</span>
            </span>
            <span className="day-note">{step.error || step.note}</span>
            <span className="day-time fig">{dayTime(Date.parse(step.due))}</span>
          </li>
        );
      })}
    </ol>
  );
}
