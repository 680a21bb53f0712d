import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/bankCard',
    view: lazy(() => import('./BankCardScreen')),
  },
  {
    path: '/cardInfo',
    query: ['cardId'],
    flow: 'card',
    view: lazy(() => import('./info/CardInfoScreen')),
  },
  {
    path: '/addCard',
    query: ['replaces?'],
    flow: 'card',
    view: lazy(() => import('./AddCardScreen')),
  },
  {
    path: '/backName',
    query: ['bankCode', 'cardId?'],
    flow: 'card',
    view: lazy(() => import('./branch/BackNameScreen')),
  },
  {
    path: '/supportBanks',
    view: lazy(() => import('./SupportBanksScreen')),
  },
] as const satisfies readonly OwnRow[];
