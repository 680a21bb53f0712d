import { useSyncExternalStore } from 'react';

/** A desktop: the tabs stand beside the column, over all screens. */
const WIDE = '(min-width: 1000px)';

export function useWide(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches);
}

function follow(listener: () => void) {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
