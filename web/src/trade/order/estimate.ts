import { passing } from '@/lib/storage';

/** What the form said of a redemption: the server tells it of an order only once that is confirmed. */
export interface Estimate {
  /** What arrives. */
  net: string;
  fee: string;
  /** The day of the NAV by which both are estimated. */
  navDate: string;
}

const PLACE = 'tael.estimate.';

/** Keeps it for the result, until the session or the tab ends. */
export function keepEstimate(orderNo: string, { net, fee, navDate }: Estimate) {
  passing.set(PLACE + orderNo, JSON.stringify({ net, fee, navDate }));
}

export function estimateOf(orderNo: string): Estimate | null {
  try {
    return JSON.parse(passing.get(PLACE + orderNo) ?? 'null') as Estimate | null;
  } catch {
    return null;
  }
}
