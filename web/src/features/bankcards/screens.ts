import { lazy, type ScreenRow } from '@/route/screen';

export const screens = [
  {
    path: '/bankCard',
    title: '我的银行卡',
    needs: 'login',
    view: lazy(() => import('./BankCardScreen')),
  },
  {
    path: '/addCard',
    title: '添加银行卡',
    needs: 'login',
    homeless: true,
    view: lazy(() => import('./AddCardScreen')),
  },
] as const satisfies readonly ScreenRow[];
