import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/selfSelect',
    query: ['compare?'],
    view: lazy(() => import('./SelfSelectScreen')),
  },
] as const satisfies readonly OwnRow[];
