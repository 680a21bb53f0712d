import { to } from '@/app/links';
import type { ScreenRow } from '@/app/screen';
import { incompleteWords as words } from './words';

/** Where what an address lacks is chosen or begun anew. */
interface Way {
  text: string;
  act: string;
  to: string;
}

const WAYS: Record<NonNullable<ScreenRow['lost']> | 'fund', Way> = {
  fund: { ...words.fund, to: to('/fundlist') },
  holding: { ...words.holding, to: to('/asset') },
  order: { ...words.order, to: to('/deal') },
  login: { ...words.login, to: to('/loginNote') },
  password: { ...words.password, to: to('/forget') },
  mobile: { ...words.mobile, to: to('/telEdit') },
};

/** The way on from a screen whose address lacks something. */
export function wayFrom({ lost }: ScreenRow): Way {
  return WAYS[lost ?? 'fund'];
}
