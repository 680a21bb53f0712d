import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/bankCard',
    view: lazy(() => import('./BankCardScreen')),
  },
  {
    path: '/addCard',
    view: lazy(() => import('./AddCardScreen')),
  },
  {
    path: '/supportBanks',
    view: lazy(() => import('./SupportBanksScreen')),
  },
] as const satisfies readonly OwnRow[];
