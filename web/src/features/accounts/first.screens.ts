import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/my',
    tab: 'my',
    view: lazy(() => import('./my/MyScreen')),
  },
] as const satisfies readonly OwnRow[];
