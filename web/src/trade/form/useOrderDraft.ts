/* once */
import { passing } from '@/lib/storage';
import { createStore, useStore } from '@/lib/store';
import { typedAmount } from '@/lib/typedSum';
import { openAct } from '@/wire/openAct';
import { whenSessionEnds } from '@/wire/session';

/** What a form orders. A redemption is one whatever its money buys; a plan orders later on. */
export type OrderForm = 'buy' | 'redeem' | 'convert' | 'move' | 'plan';

/** How often a plan takes its amount, how much more or less, and until when; all as typed. */
export interface PlanTerms {
  /** `d`, `w` every week, `f` every second one, `m` every month. */
  unit: 'd' | 'w' | 'f' | 'm';
  /** 1 (Monday) to 5 of weeks, 1 to 28 of months. */
  day: number;
  /** What a smart plan looks at; `no` is a fixed amount. */
  kind: 'no' | 'average' | 'drawdown';
  window: number;
  until: 'no' | 'date' | 'times' | 'rate';
  date: string;
  times: string;
  /** In percent. */
  rate: string;
}

/** An order that is being filled in: it survives the agreements, the risk book and a reload. */
export interface OrderDraft {
  /** Tells it from any other, and names its acts: `buy 016823`. */
  of: string;
  /** The fund that comes in, whose documents are accepted; empty of a redemption to the card. */
  fundCode: string;
  /** Digits as typed: yuan, or of a fund that goes out, shares. */
  amount: string;
  /** What the link asked for with which it began. */
  asked?: string;
  /** The card that pays; of a fund that goes out, the transaction account. */
  cardId?: string;
  /** Redeeming: what a big redemption leaves goes back instead of waiting. */
  keepsRest?: boolean;
  /** Buying: a voucher is to lower the fee, where it does and there are points. */
  voucher?: boolean;
  /** Of a plan. */
  plan?: PlanTerms;
  /** Numbers of the fund's plans before another one was sent: what is new came of it. */
  known?: readonly string[];
  /** Agreements with their versions that the customer accepted: `prospectus@3`. */
  accepted: readonly string[];
  /** The risk book was signed on the way to paying, so the password comes next. */
  pays?: boolean;
}

/** What the link says with which a form opens. */
type Asked = Pick<OrderDraft, 'fundCode' | 'amount' | 'asked' | 'cardId' | 'plan'>;

const PLACE = 'tael.order';
const drafts = createStore<OrderDraft | null>(read());

whenSessionEnds(() => drafts.set(null));

/**
 * The draft of an order and how to change it: `useOrderDraft('buy', fundCode, asked)`. Only one is
 * filled in at a time, so one of another form or fund, or of a link that asks for something else,
 * gives way. `act` is what was already sent of it, under its key, until it is known what became of
 * that (`wire/openAct`); it is kept apart since it must outlive the tab, which a draft need not.
 */
export function useOrderDraft(form: OrderForm, key: string, asked: Asked) {
  const of = `${form} ${key}`;
  const now = useStore(drafts);
  const open = useStore(openAct);
  const wanted = asked.asked ?? asked.amount;
  const same = now?.of === of && (wanted === '' || wanted === now.asked);
  // Whoever wrote the link may have written it in another way.
  const amount = typedAmount('', asked.amount);
  const draft = same ? now : { ...asked, amount, of, asked: wanted, accepted: [] };
  return { draft, change: changing(draft), act: open?.of === of ? open : null };
}

/** The draft from which the customer came to a document of the fund; else a purchase begins. */
export function useDraftFor(fundCode: string) {
  const now = useStore(drafts);
  const fresh = { of: `buy ${fundCode}`, fundCode, amount: '', accepted: [] };
  const draft: OrderDraft = now?.fundCode === fundCode ? now : fresh;
  return { draft, change: changing(draft) };
}

function changing(draft: OrderDraft) {
  return (change: Partial<OrderDraft>) => keepDraft({ ...draft, ...change });
}

/** Whether an order that brings the fund is being filled in. */
export function hasDraftFor(fundCode: string): boolean {
  return drafts.get()?.fundCode === fundCode;
}

export function keepDraft(draft: OrderDraft) {
  drafts.set(draft);
  passing.set(PLACE, JSON.stringify(draft));
}

/** Forgets what was filled in for an order; what is being filled in for another stays. */
export function dropDraft(of: string) {
  if (drafts.get()?.of !== of) return;
  drafts.set(null);
  passing.remove(PLACE);
}

function read(): OrderDraft | null {
  try {
    return JSON.parse(passing.get(PLACE) ?? 'null') as OrderDraft | null;
  } catch {
    return null;
  }
}
