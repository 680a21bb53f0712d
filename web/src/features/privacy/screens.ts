import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/myData',
    title: '我的数据',
    needs: 'login',
    view: lazy(() => import('./held/MyDataScreen')),
  },
] as const satisfies readonly OwnRow[];
