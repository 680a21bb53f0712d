import type { ScreenRow } from '@/app/screen';

export const screens = [
  { path: '/fundhome', title: '首页', needs: 'public', tab: 'home' },
] as const satisfies readonly ScreenRow[];
