import { useEffect, useState } from 'react';
import { Refusal } from '@/wire/failure';

/** What the customer read before the order, and goes by; the server refuses it once it is other. */
export interface Promised {
  /** T. */
  promisedDay?: string;
  /** The redemption fee of what is given. */
  promisedFee?: string;
}

const DAY_CHANGED = 16044;
const FEE_CHANGED = 16045;
const VOUCHER_CHANGED = 16086;
const VOUCHER_GONE = 16089;

/** Whether the order was refused because the day or the fee is another one by now. */
export function isChanged(cause: unknown): cause is Refusal {
  return cause instanceof Refusal && (cause.code === DAY_CHANGED || cause.code === FEE_CHANGED);
}

/** Whether the voucher takes or saves something else by now: the page asks for its fee again. */
export function isOtherVoucher(cause: unknown): boolean {
  const codes = [VOUCHER_CHANGED, VOUCHER_GONE];
  return cause instanceof Refusal && codes.includes(cause.code);
}

/** What the refusal's data say. */
interface Facts {
  promisedDay?: string;
  day?: string;
  promisedFee?: string;
  fee?: string;
}

function factsOf({ data }: Refusal): Facts {
  return (data ?? {}) as Facts;
}

/** What was read beside what holds by now; nothing of what has stayed. */
export function changedIn(refusal: Refusal) {
  const { promisedDay, day, promisedFee, fee } = factsOf(refusal);
  return {
    day: promisedDay && day ? { read: promisedDay, now: day } : undefined,
    fee: promisedFee && fee ? { read: promisedFee, now: fee } : undefined,
  };
}

/**
 * What stood on the page when the customer began to confirm: the page may move on underneath. Once
 * the server has said what it is by now, that is what was read.
 */
export function useRead(confirming: boolean, { promisedDay, promisedFee }: Promised) {
  const [read, setRead] = useState<Promised>({ promisedDay, promisedFee });
  useEffect(() => {
    if (!confirming) setRead({ promisedDay, promisedFee });
  }, [confirming, promisedDay, promisedFee]);
  function readAgain(refusal: Refusal) {
    const { day, fee } = factsOf(refusal);
    setRead((before) => ({
      promisedDay: day ?? before.promisedDay,
      promisedFee: fee ?? before.promisedFee,
    }));
  }
  return { read, readAgain };
}
