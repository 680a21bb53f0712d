import { useEffect, useEffectEvent } from 'react';
import { over } from './history';

/** While `open`, the browser's way back closes what lies over the screen and leaves it standing. */
export function useBackCloses(open: boolean, close: () => void) {
  const shut = useEffectEvent(close);
  useEffect(() => (open ? closeOnBack(() => shut()) : undefined), [open]);
}

/** The browser's way back closes what lies over the screen; gives back how to end that. */
export function closeOnBack(close: () => void): () => void {
  over.add(close);
  return () => {
    over.delete(close);
  };
}
