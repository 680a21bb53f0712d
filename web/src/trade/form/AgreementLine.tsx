import type { MouseEvent } from 'react';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Checkbox } from '@/ui/Checks';
import type { preBuy } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { markOf, shortTitle } from './agreements';
import { formWords as words } from './words';

type Agreement = Output<typeof preBuy>['agreements'][number];

interface AgreementLineProps {
  fundCode: string;
  agreements: readonly Agreement[];
  /** Marks of the accepted ones. */
  accepted: readonly string[];
  onAccept: (accepted: readonly string[]) => void;
}

/** One box for the documents of the order, empty until tapped; each title leads to its text. */
export function AgreementLine({ fundCode, agreements, accepted, onAccept }: AgreementLineProps) {
  if (agreements.length === 0) return null;
  const marks = agreements.map(markOf);
  const all = marks.every((mark) => accepted.includes(mark));
  /** What is filled in is kept before a text is opened: there, too, it may be agreed to. */
  function keep({ target }: MouseEvent) {
    if ((target as Element).closest('a')) onAccept(accepted);
  }
  return (
    <div className="px-5 pb-2 text-13 text-t2" onClickCapture={keep}>
      <Checkbox checked={all} onChange={(on) => onAccept(on ? marks : [])}>
        {words.agree}
        {agreements.slice(0, 3).map((one) => (
          <Link
            key={one.id}
            to={to('/agreement', { fundCode, document: one.id })}
            className="text-brand"
          >
            {shortTitle(one)}
          </Link>
        ))}
        {agreements.length > 3 && words.andMore(agreements.length)}
      </Checkbox>
    </div>
  );
}
