import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/myselectfund',
    tab: 'watchlist',
    view: lazy(() => import('./WatchlistScreen')),
  },
] as const satisfies readonly OwnRow[];
