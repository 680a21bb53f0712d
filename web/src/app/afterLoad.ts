import { noteSharer } from './shared';

/** What can wait until the first screen stands; `search` is that of the first address. */
export function begin(search: string) {
  void noteSharer(search);
  // A sheet or a dialog may open when the network has gone.
  import('@/ui/SheetBody').catch(() => undefined);
  import('@/ui/DialogBody').catch(() => undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/sw.js');
  }
}
