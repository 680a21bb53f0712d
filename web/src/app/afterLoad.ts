import { noteSharer } from './shared';

/** What can wait until the first screen stands; `search` is that of the first address. */
export function begin(search: string) {
  void noteSharer(search);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/sw.js');
  }
}
