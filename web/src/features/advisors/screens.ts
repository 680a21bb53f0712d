import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/binding',
    query: ['mgrAccount?'],
    view: lazy(() => import('./BindingScreen')),
  },
  {
    path: '/dataAuthorize',
    view: lazy(() => import('./DataAuthorizeScreen')),
  },
] as const satisfies readonly OwnRow[];
