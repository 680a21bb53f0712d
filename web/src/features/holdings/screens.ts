import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/assetDetails',
    query: ['fundCode', 'purpose?'],
    view: lazy(() => import('./held/AssetDetailsScreen')),
  },
  {
    path: '/sharedetail',
    query: ['fundCode', 'purpose?'],
    view: lazy(() => import('./shares/ShareDetailScreen')),
  },
  {
    path: '/way',
    query: ['fundCode', 'purpose?'],
    view: lazy(() => import('./dividend/WayScreen')),
  },
  {
    path: '/profithis',
    query: ['fundCode?', 'unit?', 'on?', 'purpose?'],
    view: lazy(() => import('./history/ProfitHistoryScreen')),
  },
  {
    path: '/position',
    view: lazy(() => import('./positions/PositionScreen')),
  },
  {
    path: '/assetAnalysis',
    view: lazy(() => import('./analysis/AssetAnalysisScreen')),
  },
  {
    path: '/historyproduct',
    view: lazy(() => import('./past/HistoryProductScreen')),
  },
  {
    path: '/holdAsset',
    query: ['category?'],
    view: lazy(() => import('./positions/HoldAssetScreen')),
  },
  {
    path: '/SelfAsset',
    view: lazy(() => import('./positions/SelfAssetScreen')),
  },
  {
    path: '/fundDividen',
    query: ['fundCode?'],
    view: lazy(() => import('./dividend/FundDividendScreen')),
  },
] as const satisfies readonly OwnRow[];
