import { useQueries, useQuery } from '@tanstack/react-query';
import { direction } from '@/lib/figures';
import type { Asked } from '@/patterns/asked';
import { bankcardList } from '@/wire/gen/bankcards';
import { heldDetail } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import type { HeldFund } from './PositionRow';
import { positionWords as words } from './words';

type Detail = Pick<Output<typeof heldDetail>, 'fund' | 'cards'>;
type BankCard = Output<typeof bankcardList>['list'][number];

/** What is held under one card. */
export interface CardHolding {
  tradeAcco: string;
  /** 江汀银行 储蓄卡 6208; its account's number where the card is not known any more. */
  name: string;
  rows: { fund: HeldFund; card: Detail['cards'][number] }[];
}

/** The holdings by card: the server is asked fund by fund, since a list has no cards. */
export function useByCard(funds: readonly HeldFund[]): Asked<CardHolding[]> {
  const cards = useQuery(bankcardList());
  const details = useQueries({
    queries: funds.map(({ fundCode }) => heldDetail({ fundCode })),
  });
  const missing = details.filter(({ data }) => data === undefined);
  const known = details.flatMap(({ data }) => (data ? [data] : []));
  return {
    data: cards.data && missing.length === 0 ? byCard(known, cards.data.list) : undefined,
    error: cards.error ?? missing.find(({ error }) => error !== null)?.error ?? null,
    dataUpdatedAt: cards.dataUpdatedAt,
    refetch: () => Promise.all([cards.refetch(), ...missing.map(({ refetch }) => refetch())]),
  };
}

/** Pure: cards in the order of the customer's list, those without shares left out. */
export function byCard(
  details: readonly Detail[],
  cards: readonly Pick<BankCard, 'tradeAcco' | 'bankName' | 'tail'>[],
): CardHolding[] {
  const names = new Map(
    cards.flatMap(({ tradeAcco, bankName, tail }) =>
      tradeAcco ? [[tradeAcco, words.card(bankName, tail)] as const] : [],
    ),
  );
  const found = new Map(
    [...names.keys()].map((tradeAcco) => [tradeAcco, [] as CardHolding['rows']]),
  );
  for (const { fund, cards: own } of details) {
    for (const card of own) {
      if (direction(card.shares) !== 'up') continue;
      const rows = found.get(card.tradeAcco) ?? [];
      rows.push({ fund, card });
      found.set(card.tradeAcco, rows);
    }
  }
  return [...found]
    .filter(([, rows]) => rows.length > 0)
    .map(([tradeAcco, rows]) => ({ tradeAcco, name: names.get(tradeAcco) ?? tradeAcco, rows }));
}
