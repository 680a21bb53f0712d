import { lazy, type ScreenRow } from '@/route/screen';

const history = lazy(() => import('./detail/NavHistoryScreen'));

export const screens = [
  {
    path: '/searchfund',
    title: '搜索',
    needs: 'public',
    query: ['keyword?'],
    view: lazy(() => import('./search/SearchFundScreen')),
  },
  {
    path: '/fundlist',
    title: '基金排行',
    needs: 'public',
    query: ['type?', 'period?', 'sort?', 'up?', 'filters?'],
    view: lazy(() => import('./list/FundListScreen')),
  },
  {
    path: '/funddetail',
    title: '基金详情',
    needs: 'public',
    query: ['fundCode'],
    view: lazy(() => import('./detail/FundDetailScreen')),
  },
  {
    path: '/funddetail/historyNavList',
    title: '历史净值',
    needs: 'public',
    query: ['fundCode'],
    view: history,
  },
  {
    path: '/funddetail/moneyHistoryNavList',
    title: '历史收益',
    needs: 'public',
    query: ['fundCode'],
    view: history,
  },
  {
    path: '/transactionrule',
    title: '交易规则',
    needs: 'public',
    query: ['fundCode'],
    view: lazy(() => import('./rules/TransactionRuleScreen')),
  },
] as const satisfies readonly ScreenRow[];
