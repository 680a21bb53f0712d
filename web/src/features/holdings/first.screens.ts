import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/asset',
    tab: 'wealth',
    view: lazy(() => import('./asset/AssetScreen')),
  },
] as const satisfies readonly OwnRow[];
