import { useEffect } from 'react';
import { to } from '@/route/links';
import { fetchScreen } from '@/route/table';
import { useAction } from '@/wire/action';
import { CLOCK, POINTS } from '@/wire/gen/topics';
import type { Operation } from '@/wire/operation';
import { renew } from '@/wire/renew';
import { isChanged, isOtherVoucher, type Promised, useRead } from './promised';
import { useArriveAtOrder } from './useArriveAtOrder';
import { useDeed } from './useDeed';

interface Placing {
  /** The draft's name. */
  of: string;
  /** The customer is asked to confirm. */
  open: boolean;
  /** What the page says. */
  promised: Promised;
  /** It is sent now. */
  onSend: () => void;
  /** It was taken, as it was read. */
  onTaken?: (orderNo: string, read: Promised) => void;
}

/** What is ordered, whatever the page promised of it. */
function unpromised<In>(input: In): object {
  const { promisedDay: _day, promisedFee: _fee, ...ordered } = input as In & Promised;
  return ordered;
}

/**
 * Places an order: one act, tried again under the same key when the line broke. It names what the
 * customer read; where that has changed, the page is made anew and the customer asked again.
 */
export function usePlacing<In, Out extends { orderNo: string; kind: string }>(
  operation: Operation<In, Out>,
  { of, open, promised, onSend, onTaken }: Placing,
) {
  const { read, readAgain } = useRead(open, promised);
  const arrive = useArriveAtOrder();
  useEffect(() => {
    // Nothing more is to be fetched between the answer and the page that shows it, of any order.
    if (open) fetchScreen(to('/fundResult', { orderNo: '' }));
  }, [open]);
  const act = useAction(operation, {
    tells: true,
    // Its sheet says why it was refused.
    silent: true,
    sameBy: unpromised,
    deed: useDeed(of),
    onDone: (order, { shown }) => {
      onTaken?.(order.orderNo, read);
      arrive(order, { of, here: shown });
    },
  });
  function onError(cause: Error) {
    if (isOtherVoucher(cause)) void renew(POINTS);
    if (!isChanged(cause)) return;
    readAgain(cause);
    void renew(CLOCK);
  }
  function place(input: In) {
    act.mutate({ ...input, ...read }, { onError });
    onSend();
  }
  return { ...act, place };
}
