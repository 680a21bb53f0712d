import { lazy, type OwnRow } from '@/route/screen';

const history = lazy(() => import('./detail/NavHistoryScreen'));

export const screens = [
  {
    path: '/searchfund',
    query: ['keyword?'],
    view: lazy(() => import('./search/SearchFundScreen')),
  },
  {
    path: '/fundlist',
    query: ['type?', 'period?', 'sort?', 'up?', 'filters?'],
    view: lazy(() => import('./list/FundListScreen')),
  },
  {
    path: '/funddetail',
    query: ['fundCode'],
    view: lazy(() => import('./detail/FundDetailScreen')),
  },
  {
    path: '/funddetail/historyNavList',
    query: ['fundCode'],
    view: history,
  },
  {
    path: '/funddetail/moneyHistoryNavList',
    query: ['fundCode'],
    view: history,
  },
  {
    path: '/transactionrule',
    query: ['fundCode'],
    view: lazy(() => import('./rules/TransactionRuleScreen')),
  },
] as const satisfies readonly OwnRow[];
