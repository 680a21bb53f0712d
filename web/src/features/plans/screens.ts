import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/investspecialarea',
    // Names that other screens have too: the table of all screens is small.
    query: ['fundCode?', 'type?', 'period?', 'amount?'],
    view: lazy(() => import('./area/PlanAreaScreen')),
  },
  {
    path: '/smartinvestrule',
    view: lazy(() => import('./rules/SmartRuleScreen')),
  },
] as const satisfies readonly OwnRow[];
