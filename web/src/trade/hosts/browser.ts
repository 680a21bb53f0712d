import { copyText } from '@/lib/clipboard';
import { saveFile } from '@/trade/file/saveFile';
import type { HostPort, ShareCard, Shared } from './port';

/** A browser by itself: the system's sheet where there is one, else the clipboard. */
export function browserPort(): HostPort {
  return {
    share: shareOrCopy,
    offer: () => {},
    close: () => window.close(),
    open: (address) => window.location.assign(address),
    async keep(file, name) {
      saveFile(file, name);
      return true;
    },
    title: () => {},
  };
}

/** Hands a link to the system, or puts it on the clipboard. */
export async function shareOrCopy({ title, url }: ShareCard): Promise<Shared> {
  if (!navigator.share) return (await copyText(url)) ? 'copied' : 'failed';
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch {
    // The customer has closed the sheet of the system.
    return 'left';
  }
}
