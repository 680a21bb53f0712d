import type { Plan } from '@/features/childaccounts/child';
import { heldAt } from '@/features/childaccounts/links';
import { closeWords as words } from '@/features/childaccounts/words.entry';
import { monthDay } from '@/lib/days';
import { amount, type Decimal, HIDDEN } from '@/lib/figures';
import { to } from '@/route/links';
import { isDecided } from '@/wire/failure';
import type { bankcardDetail } from '@/wire/gen/bankcards';
import * as UnsettledKind from '@/wire/gen/codes/unsettled-kind';
import type { Output } from '@/wire/operation';

export type Unsettled = Output<typeof bankcardDetail>['unsettled'][number];

/** What a refusal to close names. */
export interface Left {
  unsettled: readonly Unsettled[];
  plans: readonly Plan[];
}

/** What stands against closing, and where it is settled. */
export interface Line {
  key: string;
  title: string;
  sub: string;
  act: string;
  path: string;
  /** It settles by itself. */
  waits: boolean;
}

/** What is left, as the server says; none where it refused for another reason, or not at all. */
export function leftIn(cause: Error | null): Left | undefined {
  if (!isDecided(cause)) return undefined;
  const { unsettled, plans } = (cause.data ?? {}) as Partial<Left>;
  return Array.isArray(unsettled) && Array.isArray(plans) ? { unsettled, plans } : undefined;
}

/** Whether something is held in it, which may be moved instead of redeemed. */
export function holdsShares({ unsettled }: Left): boolean {
  return unsettled.some(({ kind }) => kind === UnsettledKind.Holding);
}

/** Line by line, first what the customer settles; without amounts if these are hidden. */
export function linesOf({ unsettled, plans }: Left, purpose: string, hidden: boolean): Line[] {
  const figure: Said = (value) => (hidden ? HIDDEN : amount(value));
  const lines = [
    ...plans.map((plan) => planLine(plan, figure)),
    ...unsettled.map((item, at) => lineOf(item, `${item.kind} ${at}`, { purpose, figure })),
  ];
  return [...lines.filter(({ waits }) => !waits), ...lines.filter(({ waits }) => waits)];
}

type Said = (value: Decimal) => string;

function planLine({ planNo, fundName, cycleName, amount: sum }: Plan, figure: Said): Line {
  return {
    key: `plan ${planNo}`,
    title: words.plan(fundName),
    sub: words.planText(cycleName, figure(sum)),
    act: words.seePlan,
    path: to('/fixedinvestdetail', { planNo }),
    waits: false,
  };
}

function lineOf(item: Unsettled, key: string, of: { purpose: string; figure: Said }): Line {
  const { figure } = of;
  const path = to('/dealDetails', { orderNo: item.orderNo ?? '' });
  const seen = { key, act: words.order, path };
  switch (item.kind) {
    case UnsettledKind.Holding:
      return {
        key,
        title: `${item.title} ${words.shares(figure(item.shares))}`,
        sub: words.worth(figure(item.amount)),
        act: words.redeem,
        path: heldAt(item.fundCode ?? '', of.purpose),
        waits: false,
      };
    case UnsettledKind.Payment:
      return {
        ...seen,
        title: words.payment(figure(item.amount)),
        sub: words.paymentText,
        waits: true,
      };
    case UnsettledKind.Payout:
      return {
        ...seen,
        title: `${item.title} ${figure(item.amount)}`,
        sub: item.until ? words.payoutUntil(monthDay(item.until)) : words.payoutOpen,
        waits: Boolean(item.until),
      };
    default:
      return {
        ...seen,
        title: [item.title, figureOf(item, figure)].filter(Boolean).join(' '),
        sub: item.until ? words.orderUntil(monthDay(item.until)) : words.orderOpen,
        waits: true,
      };
  }
}

function figureOf({ amount: yuan, shares }: Unsettled, figure: Said): string {
  if (yuan) return figure(yuan);
  return shares ? words.shares(figure(shares)) : '';
}
