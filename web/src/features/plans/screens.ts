import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/investspecialarea',
    // Names that other screens have too: the table of all screens is small.
    query: ['fundCode?', 'type?', 'amount?', 'period?'],
    view: lazy(() => import('./area/PlanAreaScreen')),
  },
  {
    path: '/smartinvestrule',
    view: lazy(() => import('./rules/SmartRuleScreen')),
  },
  {
    path: '/publicregular',
    query: ['fundCode?', 'type?', 'amount?', 'planNo?', 'childNo?'],
    view: lazy(() => import('./make/MakePlanScreen')),
  },
  {
    path: '/publicregresult',
    query: ['planNo'],
    view: lazy(() => import('./result/PlanResultScreen')),
  },
  {
    path: '/myfixedinvest',
    view: lazy(() => import('./own/MyPlansScreen')),
  },
  {
    path: '/myendfixedinvest',
    view: lazy(() => import('./own/EndedPlansScreen')),
  },
  {
    path: '/fixedinvestdetail',
    query: ['planNo'],
    view: lazy(() => import('./detail/PlanDetailScreen')),
  },
] as const satisfies readonly OwnRow[];
