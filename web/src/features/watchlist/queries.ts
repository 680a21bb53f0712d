import { operation } from '@/api/operation';
import type { FundCard } from '@/features/funds/FundRow';

export interface WatchedFunds {
  list: FundCard[];
}

interface FundCode {
  fundCode: string;
}

export const watchedFunds = operation<Record<string, never>, WatchedFunds>({
  id: 'listWatched',
  method: 'POST',
  path: '/api/v1/m/collections',
});

export const isWatched = operation<FundCode, { isFav: boolean }>({
  id: 'isWatched',
  method: 'POST',
  path: '/proxy/hwm/bff/common/fav/isFav',
});

export const watchFund = operation<FundCode, unknown>({
  id: 'watchFund',
  method: 'POST',
  path: '/proxy/hwm/bff/common/fav/addFav',
});

export const unwatchFund = operation<FundCode, unknown>({
  id: 'unwatchFund',
  method: 'POST',
  path: '/proxy/hwm/bff/common/fav/removeFav',
});
