import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/childAccount',
    homeless: true,
    query: ['childNo?'],
    view: lazy(() => import('./account/ChildAccountScreen')),
  },
  {
    path: '/childAccount/create',
    homeless: true,
    view: lazy(() => import('./entry/CreateChildScreen')),
  },
  {
    path: '/childAccount/modify',
    homeless: true,
    query: ['childNo'],
    view: lazy(() => import('./entry/ChangeChildScreen')),
  },
  {
    path: '/childAccount/recommend',
    homeless: true,
    query: ['childNo?'],
    view: lazy(() => import('./picks/ChildPicksScreen')),
  },
  {
    path: '/childMove',
    title: '划转份额',
    needs: 'trade',
    homeless: true,
    query: ['childNo', 'way?', 'fundCode?', 'shares?'],
    view: lazy(() => import('./move/MoveScreen')),
  },
  {
    path: '/ChildAsset',
    homeless: true,
    view: lazy(() => import('./assets/ChildAssetsScreen')),
  },
] as const satisfies readonly OwnRow[];
