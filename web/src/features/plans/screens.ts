import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/investspecialarea',
    query: ['fundCode?', 'cycle?', 'amount?', 'from?', 'to?', 'smart?'],
    view: lazy(() => import('./area/PlanAreaScreen')),
  },
  {
    path: '/smartinvestrule',
    view: lazy(() => import('./rules/SmartRuleScreen')),
  },
] as const satisfies readonly OwnRow[];
