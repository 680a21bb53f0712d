import { places } from '@/route/history';
import type { ScreenRow } from '@/route/screen';
import { screenAt } from '@/route/table';
import { shareLink } from '@/trade/customer/shared';
import { userQuery } from '@/trade/customer/user';
import { queryClient } from '@/wire/query';
import type { ShareCard } from './port';
import { hostWords as words } from './words';

const LOGO = '/icons/icon-192.png';

/** What others see of a page of ours at a path made by `to()`; the logo where it has no picture. */
export function cardOf(path: string, title: string, picture = LOGO): ShareCard {
  const custNo = queryClient.getQueryData(userQuery.queryKey)?.custNo;
  return {
    title,
    text: words.text,
    url: shareLink(path, custNo),
    picture: new URL(picture, window.location.origin).href,
  };
}

/** What the host's menu shares of the screen that is shown; null where that is nobody else's business. */
export function cardNow(): ShareCard | null {
  const place = places.get();
  const row = screenAt(place);
  return isShared(row) ? cardOf(sharedPath(row, place), document.title) : null;
}

/** A screen that everybody may open, and that is of use to others. */
export function isShared(row: ScreenRow): boolean {
  const isOfUse = !row.unshared && row.flow !== 'door' && row.path !== '*';
  return row.needs === 'public' && isOfUse;
}

/** The screen's address with the names that its row knows, and no others. */
export function sharedPath(row: ScreenRow, place: { pathname: string; search: string }): string {
  const given = new URLSearchParams(place.search);
  const known = new URLSearchParams();
  for (const name of row.query ?? []) {
    const bare = name.replace(/\?$/, '');
    const value = given.get(bare);
    if (value !== null) known.set(bare, value);
  }
  const search = known.toString();
  return search ? `${place.pathname}?${search}` : place.pathname;
}
