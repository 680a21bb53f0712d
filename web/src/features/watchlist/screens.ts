import type { ScreenRow } from '@/app/screen';

export const screens = [
  { path: '/myselectfund', title: '自选', needs: 'login', tab: 'watchlist' },
] as const satisfies readonly ScreenRow[];
