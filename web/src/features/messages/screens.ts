import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/aimmessagescreen',
    query: ['id?'],
    view: lazy(() => import('./AimMessageScreen')),
  },
] as const satisfies readonly OwnRow[];
