import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/childAccount',
    query: ['childNo?'],
    view: lazy(() => import('./account/ChildAccountScreen')),
  },
  {
    path: '/childAccount/create',
    view: lazy(() => import('./entry/CreateChildScreen')),
  },
  {
    path: '/childAccount/modify',
    query: ['childNo'],
    view: lazy(() => import('./entry/ChangeChildScreen')),
  },
  {
    path: '/childAccount/recommend',
    query: ['childNo?'],
    view: lazy(() => import('./picks/ChildPicksScreen')),
  },
  {
    path: '/ChildAsset',
    view: lazy(() => import('./assets/ChildAssetsScreen')),
  },
] as const satisfies readonly OwnRow[];
