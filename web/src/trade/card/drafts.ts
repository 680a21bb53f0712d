/* once */
import { createStore } from '@/lib/store';
import { whenSessionEnds } from '@/wire/session';

/** What was typed of a card, all digits; in memory only. */
export interface CardDraft {
  cardNo: string;
  mobile: string;
  /** The branch, where the bank asks for it. */
  branch?: { branchCode: string; branchName: string };
}

const EMPTY: CardDraft = { cardNo: '', mobile: '' };

export const cardDraft = createStore<CardDraft>(EMPTY);

export function clearCardDraft() {
  cardDraft.set(EMPTY);
}

whenSessionEnds(clearCardDraft);
