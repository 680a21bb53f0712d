import type { backtest } from '@/wire/gen/plans';
import type { Input } from '@/wire/operation';

/** `d`, `w` every week, `f` every second one, `m` every month. */
export type Unit = 'd' | 'w' | 'f' | 'm';

/** What a smart plan looks at; `no` is a fixed amount. */
export type Kind = 'no' | 'average' | 'drawdown';

/** What stands in the tiles, and in the address. */
export interface PlanQuestion {
  fundCode: string | undefined;
  unit: Unit;
  day: number;
  amount: string;
  from: string | undefined;
  to: string | undefined;
  kind: Kind;
  window: number;
}

/** As the address has them; all of them may be missing. */
export interface PlanArgs {
  fundCode?: string | undefined;
  /** How often, and what the amount follows: `w4`, `m15-average250`. */
  type?: string | undefined;
  /** `2020-01-01_2025-12-31`; either day may be missing. */
  period?: string | undefined;
  amount?: string | undefined;
}

export const WINDOWS = [180, 250, 500] as const;
const WINDOW = 250;
const AMOUNT = '100';
const THURSDAY = 4;

/** The question of an address; what can't be read there is as if it were missing. */
export function questionIn(args: PlanArgs): PlanQuestion {
  const cycle = /^([dwfm])(\d{0,2})(?:-(average|drawdown)(\d{0,3}))?$/.exec(args.type ?? '');
  const [from, until] = (args.period ?? '').split('_');
  const unit = (cycle?.[1] ?? 'w') as Unit;
  return {
    fundCode: args.fundCode || undefined,
    unit,
    day: dayIn(unit, Number(cycle?.[2])),
    amount: /^\d{1,12}(\.\d{1,2})?$/.test(args.amount ?? '') ? (args.amount ?? AMOUNT) : AMOUNT,
    from: dayOf(from),
    to: dayOf(until),
    kind: (cycle?.[3] ?? 'no') as Kind,
    window: WINDOWS.find((one) => one === Number(cycle?.[4])) ?? WINDOW,
  };
}

/** The same as the address keeps it. */
export function argsOf(asked: PlanQuestion): PlanArgs {
  const { fundCode, unit, day, amount, from, to, kind, window } = asked;
  return {
    fundCode,
    type: `${unit}${unit === 'd' ? '' : day}${kind === 'no' ? '' : `-${kind}${window}`}`,
    period: from || to ? `${from ?? ''}_${to ?? ''}` : undefined,
    amount,
  };
}

/** A plan of the same, as the address of its form has it. */
export function planOf(asked: PlanQuestion, fundCode: string) {
  const { type, amount } = argsOf(asked);
  return { fundCode, amount, type };
}

/** What the server is asked. */
export function requestOf(asked: PlanQuestion, fundCode: string): Input<typeof backtest> {
  const { unit, day, amount, from, to, kind, window } = asked;
  return {
    fundCode,
    cycleUnit: { d: 0, w: 1, f: 1, m: 2 }[unit],
    cycle: unit === 'f' ? 2 : 1,
    fixDay: unit === 'd' ? null : day,
    amount,
    from: from ?? null,
    to: to ?? null,
    smart: kind === 'no' ? null : { rule: kind, window: kind === 'drawdown' ? 250 : window },
  };
}

/** So many years before a day; the 29th of February is the 28th elsewhere. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years);
  const rest = day.slice(4);
  return `${year}${rest === '-02-29' ? '-02-28' : rest}`;
}

/** A plan runs on Mondays to Fridays, or on the 1st to the 28th. */
function dayIn(unit: Unit, day: number): number {
  const most = unit === 'm' ? 28 : 5;
  return day >= 1 && day <= most ? day : unit === 'm' ? 1 : THURSDAY;
}

function dayOf(text: string | undefined): string | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text : undefined;
}
