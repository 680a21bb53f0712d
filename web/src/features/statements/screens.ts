import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/statements',
    title: '对账单',
    needs: 'login',
    view: lazy(() => import('./StatementsScreen')),
  },
] as const satisfies readonly OwnRow[];
