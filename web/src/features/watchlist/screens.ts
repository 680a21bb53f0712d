import { lazy, type ScreenRow } from '@/route/screen';

export const screens = [
  {
    path: '/myselectfund',
    title: '自选',
    needs: 'login',
    tab: 'watchlist',
    view: lazy(() => import('./WatchlistScreen')),
  },
] as const satisfies readonly ScreenRow[];
