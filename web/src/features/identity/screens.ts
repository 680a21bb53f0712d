import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/validation',
    entry: true,
    flow: 'door',
    query: ['sessionkey'],
    view: lazy(() => import('./entry/ValidationScreen')),
  },
  {
    path: '/gesture',
    flow: 'door',
    unlocks: true,
    view: lazy(() => import('./gesture/DrawGestureScreen')),
  },
  {
    path: '/sendNote',
    flow: 'door',
    query: ['areaCode?', 'phone?', 'type'],
    view: lazy(() => import('./entry/SendNoteScreen')),
  },
  {
    path: '/bind',
    flow: 'door',
    query: ['code?', 'state?'],
    view: lazy(() => import('./wechat/BindScreen')),
  },
  {
    path: '/bind/confirm',
    query: ['type'],
    unshared: true,
    view: lazy(() => import('./wechat/BindConfirmScreen')),
  },
  {
    path: '/unbind',
    view: lazy(() => import('./wechat/UnbindScreen')),
  },
  {
    path: '/signInfo',
    flow: 'door',
    query: ['sessionkey', 'phone?'],
    view: lazy(() => import('./password/SignInfoScreen')),
  },
  {
    path: '/forget',
    flow: 'door',
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
    path: '/live/login',
    query: ['liveUrl'],
    unshared: true,
    view: lazy(() => import('./live/LiveLoginScreen')),
  },
  {
    path: '/security',
    view: lazy(() => import('./security/SecurityScreen')),
  },
  {
    path: '/trading',
    view: lazy(() => import('./trading/TradingScreen')),
  },
  {
    path: '/telEdit',
    view: lazy(() => import('./mobile/TelEditScreen')),
  },
  {
    path: '/modifyTel',
    query: ['sessionkey'],
    view: lazy(() => import('./mobile/ModifyTelScreen')),
  },
  {
    path: '/gesture/{type}',
    view: lazy(() => import('./gesture/SetGestureScreen')),
  },
] as const satisfies readonly OwnRow[];
