import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TradeStep } from './step';
import { useActing } from './useActing';

interface Confirming {
  /** The draft's name. */
  of: string;
  step: TradeStep;
  /** The password is asked for. */
  open: boolean;
  onClose: () => void;
}

/**
 * What a sheet shows and sends: `now`, which is nothing while there is nothing to confirm. From the
 * moment it is sent (`onSend`) until it is known what became of it, it stays as it was tried: with
 * another card or fee, a second tap would be a second order. What was refused stays to be read
 * where nothing else can be confirmed.
 */
export function useAsTried<T extends object>(confirming: Confirming, now: T | undefined) {
  const { of, open } = confirming;
  const [tried, setTried] = useState<T>();
  const acting = useActing(of);
  const asTried = acting ? (tried ?? now) : (now ?? (open ? tried : undefined));
  const over = !acting && (now !== undefined || !open);
  useEffect(() => {
    if (over && tried) setTried(undefined);
  }, [over, tried]);
  useTakenBack(confirming, asTried !== undefined);
  return { asTried, onSend: () => setTried(asTried) };
}

/**
 * A sheet that stood and has nothing to confirm any more is not asked for either, lest it rises by
 * itself later on; what is only being computed comes back at once.
 */
function useTakenBack({ step, open, onClose }: Confirming, confirms: boolean) {
  const stood = useRef(false);
  const takeBack = useEffectEvent(onClose);
  const soon = step.kind === 'wait' && step.soon === true;
  useEffect(() => {
    if (!open || confirms) stood.current = open;
    else if (stood.current && !soon) takeBack();
  }, [open, confirms, soon]);
}
