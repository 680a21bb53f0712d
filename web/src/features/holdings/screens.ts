import { lazy, type ScreenRow } from '@/route/screen';

export const screens = [
  {
    path: '/asset',
    title: '财富',
    needs: 'login',
    tab: 'wealth',
    keepAlive: true,
    view: lazy(() => import('./asset/AssetScreen')),
  },
  {
    path: '/assetDetails',
    title: '持仓详情',
    needs: 'login',
    query: ['fundCode'],
    view: lazy(() => import('./held/AssetDetailsScreen')),
  },
  {
    path: '/sharedetail',
    title: '份额明细',
    needs: 'login',
    query: ['fundCode'],
    view: lazy(() => import('./shares/ShareDetailScreen')),
  },
  {
    path: '/way',
    title: '分红方式',
    needs: 'login',
    query: ['fundCode'],
    view: lazy(() => import('./dividend/WayScreen')),
  },
] as const satisfies readonly ScreenRow[];
