import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/login',
    entry: true,
    flow: 'door',
    query: ['phone?'],
    view: lazy(() => import('./entry/LoginScreen')),
  },
  {
    path: '/sign',
    entry: true,
    flow: 'door',
    query: ['phone?'],
    view: lazy(() => import('./entry/SignScreen')),
  },
  {
    path: '/loginNote',
    entry: true,
    flow: 'door',
    query: ['phone?'],
    view: lazy(() => import('./entry/LoginNoteScreen')),
  },
] as const satisfies readonly OwnRow[];
