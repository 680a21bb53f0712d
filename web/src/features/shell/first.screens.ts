import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  { path: '/', title: '首页', redirect: '/fundhome' },
  { path: '*', view: lazy(() => import('./NotFoundScreen')) },
] as const satisfies readonly OwnRow[];
