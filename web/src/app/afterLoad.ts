import { wholeTable } from '@/route/table';
import { noteSharer } from '@/trade/customer/shared';
import { userinfo } from '@/wire/gen/accounts';
import { keepLast } from '@/wire/keepLast';
import { queryClient } from '@/wire/query';

const NAMED = { icon: '/icon.svg', manifest: '/manifest.webmanifest' };

/** What can wait until the first screen stands; `search` is that of the first address. */
export function begin(search: string) {
  void noteSharer(search);
  nameApp();
  keepLast(queryClient, [userinfo.id]);
  wholeTable().catch(() => undefined);
  // A sheet or a dialog may open when the network has gone.
  import('@/ui/SheetBody').catch(() => undefined);
  import('@/ui/DialogBody').catch(() => undefined);
  import('./followTitle').catch(() => undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/sw.js');
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
