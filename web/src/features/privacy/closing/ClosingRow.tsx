import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { monthDay } from '@/lib/days';
import { to } from '@/route/links';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Inset } from '@/ui/Card';
import { Row } from '@/ui/Row';
import * as ClosingState from '@/wire/gen/codes/closing-state';
import { closing as closingOf, type heldData } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';
import { groupsOf } from './obstacles';
import { rowWords as words } from './words.row';

type HeldClosing = NonNullable<Output<typeof heldData>['closing']>;

/** The way to closing the account, how far it is, and what stands against it. */
export function ClosingRow({ closing }: { closing: HeldClosing | undefined }) {
  const today = useBusinessDay();
  const state = closing && stateOf(closing, monthDay(closing.dueOn, today));
  const query = useQuery(closingOf());
  const against = closing?.state === ClosingState.Sent ? [] : groupsOf(query.data?.against ?? []);
  return (
    <>
      <Row
        icon={<LogOut size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.row}
        sub={state ?? (query.data && words.before(against.length, query.data.days))}
        to={to('/closeAccount')}
      />
      {!closing && against.length > 0 && (
        <Inset>
          {against.map(({ kind, count, path }) => (
            <Row
              key={kind}
              title={<span className="text-15">{words.groups[kind](count)}</span>}
              value={<span className="text-13 strong text-brand">{words.acts[kind]}</span>}
              to={path}
            />
          ))}
        </Inset>
      )}
    </>
  );
}

function stateOf({ state }: HeldClosing, due: string): string {
  switch (state) {
    case ClosingState.Asked:
      return words.asked(due);
    case ClosingState.Sent:
      return words.sent;
    default:
      return words.refused;
  }
}
