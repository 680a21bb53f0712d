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
] as const satisfies readonly OwnRow[];
