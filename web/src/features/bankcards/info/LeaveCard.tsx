import { ChevronRight, CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dayTime } from '@/lib/days';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { amountsHidden } from '@/trade/customer/amounts';
import { useTimeOf } from '@/trade/market/businessDay';
import { Card } from '@/ui/Card';
import { Sentence } from '@/ui/Sentence';
import { type CardDetail, clearOf, type Line, linesOf } from './unsettled';
import { infoWords as words } from './words';

/** Two ways to leave the card, and line by line what stands against the second. */
export function LeaveCard({ card, checkedAt_ms }: { card: CardDetail; checkedAt_ms: number }) {
  const checked_ms = useTimeOf(checkedAt_ms) ?? checkedAt_ms;
  const lines = linesOf(card, useStore(amountsHidden));
  const done = useSettled(lines);
  const free = lines.length === 0;
  const clear = free ? words.settled : clearOf(card);
  return (
    <Card title={words.leave}>
      <div className="card-ways">
        <Way title={words.replace} best={!free} says={[words.replaceWhat, words.replaceWhen]} />
        <Way
          title={words.unbind}
          best={free}
          says={[free ? words.unbindNow : words.unbindFirst(lines.length), words.unbindBack]}
        />
      </div>
      <ul className="mt-2">
        {lines.map((line) => (
          <UnsettledLine key={line.key} line={line} />
        ))}
        {done.map(({ key, title }) => (
          <SettledLine key={key} title={title} sub={words.done} />
        ))}
        {clear && <SettledLine title={clear} sub={words.checked(dayTime(checked_ms))} />}
      </ul>
    </Card>
  );
}

/** The lines that stood here since the page was opened, and do no longer. */
function useSettled(lines: readonly Line[]): readonly Line[] {
  const [seen, setSeen] = useState(lines);
  const fresh = lines.filter(({ key }) => !seen.some((line) => line.key === key));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return seen.filter(({ key }) => !lines.some((line) => line.key === key));
}

function SettledLine({ title, sub }: { title: string; sub: string }) {
  return (
    <li className="card-line flex gap-3 py-3">
      <CircleCheck
        size={20}
        strokeWidth={1.75}
        className="card-line-icon text-brand"
        aria-hidden="true"
      />
      <LineText title={title} sub={sub} />
    </li>
  );
}

function LineText({ title, sub }: { title: string; sub: ReactNode }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-15">
        <Sentence>{title}</Sentence>
      </span>
      <span className="block text-13 text-t2">{sub}</span>
    </span>
  );
}

function Way({ title, best, says }: { title: string; best: boolean; says: readonly string[] }) {
  return (
    <div className={best ? 'card-way bg-brand-weak' : 'card-way bg-inset'}>
      <h3 className={best ? 'text-15 strong text-brand' : 'text-15 strong'}>{title}</h3>
      {says.map((text) => (
        <p key={text} className="text-13 text-t2">
          {text}
        </p>
      ))}
    </div>
  );
}

function UnsettledLine({ line }: { line: Line }) {
  const Icon = line.waits ? Hourglass : CircleAlert;
  return (
    <li className="card-line">
      <Link to={line.path} className="card-line-way flex items-center gap-3 py-3">
        <Icon
          size={20}
          strokeWidth={1.75}
          className="card-line-icon text-warn"
          aria-hidden="true"
        />
        <LineText title={line.title} sub={<Sentence>{line.sub}</Sentence>} />
        <span className="flex flex-none items-center gap-1 text-13 strong text-brand">
          {line.act}
          <ChevronRight size={14} aria-hidden="true" />
        </span>
      </Link>
    </li>
  );
}
