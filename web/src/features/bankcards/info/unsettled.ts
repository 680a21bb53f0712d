import { monthDay } from '@/lib/days';
import { amount, type Decimal, HIDDEN } from '@/lib/figures';
import { to } from '@/route/links';
import type { bankcardDetail } from '@/wire/gen/bankcards';
import * as UnsettledKind from '@/wire/gen/codes/unsettled-kind';
import type { Output } from '@/wire/operation';
import { infoWords as words } from './words';

export type CardDetail = Output<typeof bankcardDetail>;
export type Unsettled = CardDetail['unsettled'][number];

/** What stands against unbinding, said to its customer, and where it is settled. */
export interface Line {
  key: string;
  title: string;
  sub: string;
  act: string;
  path: string;
  /** It settles by itself. */
  waits: boolean;
}

/** The lines of a card: all holdings are one, which redeeming settles; without amounts if hidden. */
export function linesOf(
  { unsettled, worth }: Pick<CardDetail, 'unsettled' | 'worth'>,
  hidden = false,
): Line[] {
  const figure: Said = (value) => (hidden ? HIDDEN : amount(value));
  const of = (wanted: Unsettled['kind']) => unsettled.filter(({ kind }) => kind === wanted);
  const held = of(UnsettledKind.Holding);
  const children = childAccounts(unsettled);
  // Those of children move with their accounts, which have a line of their own.
  const plans = of(UnsettledKind.Plan).filter(({ tradeAcco }) => !children.has(tradeAcco));
  const lines = unsettled
    .filter(({ kind }) => !TOGETHER.includes(kind))
    .map((item) => lineOf(item, figure));
  if (plans.length > 0) lines.unshift(planLine(plans));
  if (unsettled.some(isChild)) lines.unshift(CHILDREN);
  const own = (item: Unsettled) => !children.has(item.tradeAcco);
  return held.length === 0 ? lines : [holdings(held, figure(worth), own), ...lines];
}

/** However many they are, one line says so. */
const TOGETHER: readonly string[] = [
  UnsettledKind.Holding,
  UnsettledKind.Plan,
  UnsettledKind.Child,
];

/** What is looked for on a card before it is unbound. */
const KINDS = [
  UnsettledKind.Holding,
  UnsettledKind.Order,
  UnsettledKind.Payment,
  UnsettledKind.Payout,
  UnsettledKind.Plan,
] as const;

/** What does not stand against unbinding it: 没有待核实的付款、待到账的钱; nothing where all do. */
export function clearOf({ unsettled }: Pick<CardDetail, 'unsettled'>): string | undefined {
  const clear = KINDS.filter((kind) => !unsettled.some((item) => item.kind === kind));
  return clear.length > 0 ? words.without(clear.map((kind) => words.kinds[kind])) : undefined;
}

function isChild({ kind }: Unsettled): boolean {
  return kind === UnsettledKind.Child;
}

/** The accounts of children for which the card pays. */
export function childAccounts(
  unsettled: readonly Unsettled[],
): ReadonlySet<string | null | undefined> {
  return new Set(unsettled.filter(isChild).map(({ tradeAcco }) => tradeAcco));
}

/** However many they are. */
const CHILDREN: Line = {
  key: 'children',
  title: words.children,
  sub: words.childrenWhy,
  act: words.toChildren,
  path: to('/childAccount'),
  waits: false,
};

type Said = (value: Decimal) => string;

function holdings(
  held: readonly Unsettled[],
  worth: string,
  own: (item: Unsettled) => boolean,
): Line {
  const [first] = held;
  const only = held.length === 1 && first?.fundCode ? first : undefined;
  return {
    key: 'holdings',
    title: words.holdings(new Set(held.map(({ fundCode }) => fundCode)).size),
    sub: `${worth}，${words.holdingsWhy}`,
    act: words.redeem,
    path: only ? redeeming(only, own(only)) : to('/position'),
    waits: false,
  };
}

/** The plans on a card, with the day of the next run. */
function planLine(plans: readonly Unsettled[]): Line {
  const [first] = plans;
  const [next] = plans.flatMap(({ nextOn }) => nextOn ?? []).sort();
  return {
    key: 'plans',
    title: words.plans(plans.length),
    sub: next ? words.planNext(monthDay(next)) : words.planRests,
    act: words.planOpen,
    path:
      plans.length === 1 && first?.planNo
        ? to('/fixedinvestdetail', { planNo: first.planNo })
        : to('/myfixedinvest'),
    waits: false,
  };
}

function redeeming({ fundCode, tradeAcco }: Unsettled, own: boolean): string {
  return to('/ransom', {
    fundCode: fundCode ?? '',
    acco: own ? undefined : (tradeAcco ?? undefined),
  });
}

function lineOf(item: Unsettled, figure: Said): Line {
  const key = `${item.kind} ${item.orderNo ?? ''}`;
  const order = item.orderNo ?? '';
  const seen = { key, act: words.seeOrder, path: to('/dealDetails', { orderNo: order }) };
  switch (item.kind) {
    case UnsettledKind.OnlyCard:
      return {
        key,
        title: words.only,
        sub: words.onlyWhy,
        act: words.add,
        path: to('/addCard'),
        waits: false,
      };
    case UnsettledKind.Payment:
      return {
        ...seen,
        title: words.payment(figure(item.amount)),
        sub: words.paymentWhy,
        waits: true,
      };
    case UnsettledKind.Payout:
      return {
        ...seen,
        title: `${item.title} ${figure(item.amount)}`,
        sub: item.until ? words.payoutUntil(monthDay(item.until)) : words.payoutRefused,
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
  return shares ? `${figure(shares)}${words.unit}` : '';
}
