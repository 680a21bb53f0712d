import { monthDay } from '@/lib/days';
import { to } from '@/route/links';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Row } from '@/ui/Row';
import * as ClosingState from '@/wire/gen/codes/closing-state';
import type { heldData } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';
import { rowWords as words } from './words.row';

type HeldClosing = NonNullable<Output<typeof heldData>['closing']>;

/** The way to closing the account, and how far it is. */
export function ClosingRow({ closing }: { closing: HeldClosing | undefined }) {
  const today = useBusinessDay();
  const state = closing && stateOf(closing, monthDay(closing.dueOn, today));
  return <Row title={words.row} sub={state} to={to('/closeAccount')} />;
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
