import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/marketList',
    view: lazy(() => import('./MarketListScreen')),
  },
] as const satisfies readonly OwnRow[];
