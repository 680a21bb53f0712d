import { to } from '@/route/links';
import type { ScreenRow } from '@/route/screen';
import { incompleteWords as words } from './words';

/** Where what an address lacks is chosen or begun anew. */
interface Way {
  text: string;
  act: string;
  to: string;
}

/** The way on from a screen whose address lacks what its query must name. */
export function wayFrom({ query = [], needs }: ScreenRow, search: string): Way {
  if (query.includes('orderNo')) return { ...words.order, to: to('/deal') };
  if (query.includes('planNo')) return { ...words.plan, to: to('/myfixedinvest') };
  if (query.includes('childNo')) return { ...words.child, to: to('/childAccount') };
  const fundCode = new URLSearchParams(search).get('fundCode');
  // The fund is there, so it is its manager that is lacking.
  if (query.includes('managerId') && fundCode) {
    return { ...words.manager, to: to('/funddetail/fundmanagerlist', { fundCode }) };
  }
  if (query.includes('cardId') || query.includes('bankCode')) {
    return { ...words.card, to: to('/bankCard') };
  }
  if (query.includes('activityId')) return { ...words.activity, to: to('/jiadou') };
  if (query.includes('url') || query.includes('fileId')) {
    return { ...words.file, to: to('/notice') };
  }
  if (query.includes('id')) return { ...words.notice, to: to('/notice') };
  if (['key', 'pageCode', 'liveUrl'].some((name) => query.includes(name))) {
    return { ...words.page, to: to('/fundhome') };
  }
  if (query.includes('type')) return { ...words.password, to: to('/forget') };
  if (query.includes('sessionkey')) {
    return needs === 'public'
      ? { ...words.login, to: to('/loginNote') }
      : { ...words.mobile, to: to('/telEdit') };
  }
  // Of what is the customer's own the fund is one that is held.
  return needs === 'login' || needs === 'trade'
    ? { ...words.holding, to: to('/asset') }
    : { ...words.fund, to: to('/fundlist') };
}
