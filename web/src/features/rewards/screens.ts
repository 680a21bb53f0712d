import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/jiadou',
    view: lazy(() => import('./PointsScreen')),
  },
  {
    path: '/myJiaDou',
    view: lazy(() => import('./MyPointsScreen')),
  },
  {
    path: '/shareActivity',
    query: ['activityId'],
    view: lazy(() => import('./ActivityScreen')),
  },
] as const satisfies readonly OwnRow[];
