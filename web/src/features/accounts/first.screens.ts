import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/my',
    tab: 'my',
    unshared: true,
    view: lazy(() => import('./my/MyScreen')),
  },
] as const satisfies readonly OwnRow[];
