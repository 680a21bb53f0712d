import { entry, type OwnRow } from '@/route/screen';
import { besideHome, HomeScreen } from './HomeScreen';

export const screens = [
  {
    path: '/fundhome',
    tab: 'home',
    view: entry(() => HomeScreen, besideHome),
  },
] as const satisfies readonly OwnRow[];
