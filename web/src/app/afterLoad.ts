import { host } from '@/lib/host';
import { watchInstall } from '@/lib/install';
import { wholeTable } from '@/route/table';
import { noteSharer } from '@/trade/customer/shared';
import { userinfo } from '@/wire/gen/accounts';
import { listManagers, quoteFees, searchFunds, showArchive } from '@/wire/gen/funds';
import { orderDetail } from '@/wire/gen/orders';
import { queryClient } from '@/wire/query';
import { keepSeen } from '@/wire/seen';
import { watchLine } from '@/wire/watchLine';
import { followReleases } from './releases';

const NAMED = { icon: '/icon.svg', manifest: '/manifest.webmanifest' };

/** Beside figures, funds, orders and messages. */
const SEEN = {
  also: [userinfo, orderDetail, showArchive, listManagers].map(({ id }) => id),
  // Answers to what was typed.
  never: [searchFunds, quoteFees].map(({ id }) => id),
};

/** What can wait until the first screen stands; `search` is that of the first address. */
export function begin(search: string) {
  void noteSharer(search);
  // Before the manifest is named: a browser tells once that the app can be installed.
  watchInstall();
  nameApp();
  watchLine();
  keepSeen(queryClient, SEEN);
  wholeTable().catch(() => undefined);
  // A sheet or a dialog may open when the network has gone.
  import('@/ui/SheetBody').catch(() => undefined);
  import('@/ui/DialogBody').catch(() => undefined);
  if (host !== 'browser') {
    import('@/trade/hosts/begin').then((work) => work.begin()).catch(() => undefined);
  }
  import('./followTitle').catch(() => undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    followReleases().catch(() => undefined);
  }
}

/** Its icon and what a phone installs: each would take a connection from the first screen's code. */
function nameApp() {
  for (const [rel, href] of Object.entries(NAMED)) {
    const old = document.querySelector(`link[rel="${rel}"]`);
    const link = Object.assign(document.createElement('link'), { rel, href });
    if (old) old.replaceWith(link);
    else document.head.append(link);
  }
}
