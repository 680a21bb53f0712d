import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/pension',
    title: '个人养老金',
    needs: 'login',
    view: lazy(() => import('./account/PensionScreen')),
  },
  {
    path: '/pension/link',
    title: '关联养老金账户',
    needs: 'trade',
    query: ['fundCode?'],
    view: lazy(() => import('./link/LinkPensionScreen')),
  },
  {
    path: '/pension/shares',
    title: '养老目录基金',
    needs: 'public',
    view: lazy(() => import('./shares/PensionSharesScreen')),
  },
  {
    path: '/pension/buy',
    title: '买入',
    needs: 'buy',
    query: ['fundCode', 'amount?'],
    view: lazy(() => import('./buy/PensionBuyScreen')),
  },
] as const satisfies readonly OwnRow[];
