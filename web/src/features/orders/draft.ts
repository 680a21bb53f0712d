/* once */
import { passing } from '@/lib/storage';
import { createStore, useStore } from '@/lib/store';
import { whenSessionEnds } from '@/wire/session';

/** An order that is being filled in: it survives the agreements, the risk book and a reload. */
export interface BuyDraft {
  /** What is bought; empty of a redemption to the card. */
  fundCode: string;
  /** Converting or redeeming: the fund that goes out. */
  from?: string;
  /** Out of `from`, and into the fund when the money is there. */
  redeems?: boolean;
  /** Digits as typed: yuan, or of a fund that goes out, shares. */
  amount: string;
  /** What the link asked for with which it began. */
  asked?: string;
  /** The card that pays; of a fund that goes out, the transaction account. */
  cardId?: string;
  /** Redeeming: what a big redemption leaves goes back instead of waiting. */
  keepsRest?: boolean;
  /** Agreements with their versions that the customer accepted: `prospectus@3`. */
  accepted: readonly string[];
  /** The risk book was signed on the way to paying, so the password comes next. */
  pays?: boolean;
}

const KEY = 'tael.buy';
const drafts = createStore<BuyDraft | null>(read());

whenSessionEnds(() => drafts.set(null));

/**
 * The draft of a fund, and how to change it; one of another fund, of another link or of a conversion
 * `from` another fund gives way.
 */
export function useDraft(fundCode: string, asked = '', from?: string) {
  const now = useStore(drafts);
  const known = now?.fundCode === fundCode && now.from === from && !now.redeems;
  const same = known && isAsked(now, asked);
  return changing(same ? now : { fundCode, from, amount: asked, asked, accepted: [] });
}

/** The draft of a redemption, whatever its money buys; the link asks for shares and a target. */
export function useRedeemDraft(from: string, shares = '', target = '') {
  const now = useStore(drafts);
  const asked = [shares, target].filter(Boolean).join('>');
  const same = now?.redeems && now.from === from && isAsked(now, asked);
  const fresh = { fundCode: target, from, redeems: true, amount: shares, asked, accepted: [] };
  return changing(same ? now : fresh);
}

/** The draft from which the customer came to a document of the fund, whatever it is. */
export function useOpenDraft(fundCode: string) {
  const now = useStore(drafts);
  return changing(now?.fundCode === fundCode ? now : { fundCode, amount: '', accepted: [] });
}

function isAsked(draft: BuyDraft, asked: string): boolean {
  return asked === '' || asked === draft.asked;
}

function changing(draft: BuyDraft) {
  return [draft, (change: Partial<BuyDraft>) => keepDraft({ ...draft, ...change })] as const;
}

/** Whether a purchase of the fund is being filled in. */
export function hasDraft(fundCode: string): boolean {
  return drafts.get()?.fundCode === fundCode;
}

export function keepDraft(draft: BuyDraft) {
  drafts.set(draft);
  passing.set(KEY, JSON.stringify(draft));
}

/** Forgets what was filled in at the path of a form; what is being filled in elsewhere stays. */
export function dropDraftOf(at: string) {
  const now = drafts.get();
  const fundCode = new URLSearchParams(at.replace(/^[^?]*/, '')).get('fundCode');
  if (now && (now.from ?? now.fundCode) === fundCode) dropDraft();
}

export function dropDraft() {
  drafts.set(null);
  passing.remove(KEY);
}

function read(): BuyDraft | null {
  try {
    return JSON.parse(passing.get(KEY) ?? 'null') as BuyDraft | null;
  } catch {
    return null;
  }
}
