import { lazy, type ScreenRow } from '@/route/screen';

export const screens = [
  {
    path: '/risktestbefore',
    title: '风险测评',
    needs: 'login',
    view: lazy(() => import('./RiskTestBeforeScreen')),
  },
  {
    path: '/risktest',
    title: '风险测评问卷',
    needs: 'login',
    view: lazy(() => import('./RiskTestScreen')),
  },
  {
    path: '/risktestresult',
    title: '测评结果',
    needs: 'login',
    view: lazy(() => import('./RiskTestResultScreen')),
  },
] as const satisfies readonly ScreenRow[];
