import type { ScreenRow } from '@/app/screen';

export const screens = [
  { path: '/asset', title: '财富', needs: 'login', tab: 'wealth', keepAlive: true },
  { path: '/assetDetails', title: '持仓详情', needs: 'login', query: ['fundCode'] },
  { path: '/sharedetail', title: '份额明细', needs: 'login', query: ['fundCode'] },
] as const satisfies readonly ScreenRow[];
