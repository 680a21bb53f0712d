import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/risktestbefore',
    view: lazy(() => import('./RiskTestBeforeScreen')),
  },
  {
    path: '/risktest',
    view: lazy(() => import('./RiskTestScreen')),
  },
  {
    path: '/risktestresult',
    view: lazy(() => import('./RiskTestResultScreen')),
  },
  {
    path: '/risktestexplain',
    view: lazy(() => import('./RiskTestExplainScreen')),
  },
  {
    path: '/riskexplain',
    view: lazy(() => import('./RiskExplainScreen')),
  },
] as const satisfies readonly OwnRow[];
