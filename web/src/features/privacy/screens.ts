import { lazy, type OwnRow } from '@/route/screen';

export const screens = [
  {
    path: '/myData',
    title: '我的数据',
    needs: 'login',
    query: ['type?'],
    view: lazy(() => import('./held/MyDataScreen')),
  },
  {
    path: '/closeAccount',
    title: '注销账户',
    needs: 'login',
    view: lazy(() => import('./closing/CloseAccountScreen')),
  },
] as const satisfies readonly OwnRow[];
