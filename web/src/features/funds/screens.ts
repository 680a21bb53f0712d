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
    path: '/funddetail/archivesdetail',
    query: ['fundCode'],
    view: lazy(() => import('./archive/ArchiveScreen')),
  },
  {
    path: '/funddetail/achievement',
    query: ['fundCode'],
    view: lazy(() => import('./achievement/AchievementScreen')),
  },
  {
    path: '/funddetail/fundmanagerlist',
    query: ['fundCode'],
    view: lazy(() => import('./managers/ManagerListScreen')),
  },
  {
    path: '/funddetail/fundmanagerdetail',
    query: ['fundCode', 'managerId'],
    view: lazy(() => import('./managers/ManagerScreen')),
  },
  {
    path: '/funddetail/farenotice',
    query: ['fundCode', 'amount?'],
    view: lazy(() => import('./costs/FeeScreen')),
  },
  {
    path: '/funddetail/notice',
    query: ['fundCode'],
    view: lazy(() => import('./notices/NoticeListScreen')),
  },
  {
    path: '/funddetail/newnotice',
    query: ['fundCode', 'kind?'],
    view: lazy(() => import('./notices/NoticeKindScreen')),
  },
  {
    path: '/funddetail/docList',
    query: ['fundCode'],
    view: lazy(() => import('./documents/DocumentListScreen')),
  },
  {
    path: '/transactionrule',
    query: ['fundCode'],
    view: lazy(() => import('./rules/TransactionRuleScreen')),
  },
] as const satisfies readonly OwnRow[];
