import { lazy, type ScreenRow } from '@/route/screen';

export const screens = [
  { path: '/', title: '首页', needs: 'public', redirect: '/fundhome' },
  {
    path: '/download',
    title: '下载App',
    needs: 'public',
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
  { path: '*', title: '页面不存在', needs: 'public', view: lazy(() => import('./NotFoundScreen')) },
] as const satisfies readonly ScreenRow[];
