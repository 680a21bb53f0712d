import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/jiadou',
    homeless: true,
    view: lazy(() => import('./PointsScreen')),
  },
  {
    path: '/myJiaDou',
    homeless: true,
    view: lazy(() => import('./MyPointsScreen')),
  },
  {
    path: '/shareActivity',
    homeless: true,
    query: ['activityId'],
    view: lazy(() => import('./ActivityScreen')),
  },
] as const satisfies readonly OwnRow[];
