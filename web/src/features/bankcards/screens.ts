import type { ScreenRow } from '@/app/screen';

export const screens = [
  { path: '/bankCard', title: '我的银行卡', needs: 'login' },
  { path: '/addCard', title: '添加银行卡', needs: 'login' },
] as const satisfies readonly ScreenRow[];
