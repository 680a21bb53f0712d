import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
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
