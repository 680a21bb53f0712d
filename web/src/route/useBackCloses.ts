import { useEffect, useEffectEvent } from 'react';
import { closeOnBack } from './over';

/** While `open`, the browser's way back closes what lies over the screen and leaves it standing. */
export function useBackCloses(open: boolean, close: () => void) {
  const shut = useEffectEvent(close);
  useEffect(() => (open ? closeOnBack(() => shut()) : undefined), [open]);
}
