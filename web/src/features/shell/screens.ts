import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/redirect2App/{name}',
    title: '正在打开',
    unshared: true,
    view: lazy(() => import('./redirects/AppRedirectScreen')),
  },
  {
    path: '/redirect2Leda/{id}',
    title: '正在打开',
    unshared: true,
    view: lazy(() => import('./redirects/CampaignRedirectScreen')),
  },
  {
    path: '/download',
    view: lazy(() => import('./DownloadScreen')),
  },
  {
    path: '/maintenance',
    title: '系统维护',
    needs: 'public',
    flow: 'door',
    homeless: true,
    view: lazy(() => import('./MaintenanceScreen')),
  },
] as const satisfies readonly OwnRow[];
