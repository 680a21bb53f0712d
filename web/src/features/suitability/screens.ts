import type { ScreenRow } from '@/app/screen';

export const screens = [
  { path: '/risktestbefore', title: '风险测评', needs: 'login' },
  { path: '/risktest', title: '风险测评问卷', needs: 'login' },
  { path: '/risktestresult', title: '测评结果', needs: 'login' },
] as const satisfies readonly ScreenRow[];
