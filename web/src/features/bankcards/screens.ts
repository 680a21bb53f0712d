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
] as const satisfies readonly OwnRow[];
