import { entry, type ScreenRow } from '@/route/screen';
import { besideHome, HomeScreen } from './HomeScreen';

export const screens = [
  {
    path: '/fundhome',
    title: '首页',
    needs: 'public',
    tab: 'home',
    view: entry(() => HomeScreen, besideHome),
  },
] as const satisfies readonly ScreenRow[];
