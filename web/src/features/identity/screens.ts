import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/validation',
    entry: true,
    flow: 'door',
    homeless: true,
    query: ['sessionkey'],
    view: lazy(() => import('./entry/ValidationScreen')),
  },
  {
    path: '/gesture',
    flow: 'door',
    unlocks: true,
    homeless: true,
    view: lazy(() => import('./gesture/DrawGestureScreen')),
  },
  {
    path: '/sendNote',
    flow: 'door',
    homeless: true,
    query: ['areaCode?', 'phone?', 'type'],
    view: lazy(() => import('./entry/SendNoteScreen')),
  },
  {
    path: '/signInfo',
    flow: 'door',
    homeless: true,
    query: ['sessionkey', 'phone?'],
    view: lazy(() => import('./password/SignInfoScreen')),
  },
  {
    path: '/forget',
    flow: 'door',
    homeless: true,
    query: ['phone?'],
    view: lazy(() => import('./password/ForgetScreen')),
  },
  {
    path: '/protocol',
    flow: 'door',
    query: ['type?'],
    view: lazy(() => import('./agreements/ProtocolScreen')),
  },
  {
    path: '/security',
    view: lazy(() => import('./security/SecurityScreen')),
  },
  {
    path: '/telEdit',
    homeless: true,
    view: lazy(() => import('./mobile/TelEditScreen')),
  },
  {
    path: '/modifyTel',
    homeless: true,
    query: ['sessionkey'],
    view: lazy(() => import('./mobile/ModifyTelScreen')),
  },
  {
    path: '/gesture/{type}',
    homeless: true,
    view: lazy(() => import('./gesture/SetGestureScreen')),
  },
] as const satisfies readonly OwnRow[];
