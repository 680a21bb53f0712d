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
    path: '/secondrisktest',
    query: ['fundCode?'],
    // It stands before what is bought, and leads on to it.
    flow: 'door',
    view: lazy(() => import('./again/SecondRiskTestScreen')),
  },
  {
    path: '/secondrisktestresult',
    query: ['fundCode?'],
    flow: 'door',
    view: lazy(() => import('./again/SecondRiskTestResultScreen')),
  },
  {
    path: '/risktestexplain',
    advisorFree: true,
    view: lazy(() => import('./RiskTestExplainScreen')),
  },
  {
    path: '/riskexplain',
    view: lazy(() => import('./RiskExplainScreen')),
  },
] as const satisfies readonly OwnRow[];
