/* once */
import { randomHex } from '@/lib/random';
import { lasting } from '@/lib/storage';

/** Where the name is kept. It is of the device, not of the customer, and outlives a session. */
export const DEVICE_KEY = 'tael.device';
const NAME = /^[0-9a-f]{32}$/;

let own: string | undefined;

/**
 * The random name of this device, for the header `X-Device`: the server knows by it that a customer
 * has logged in here before. Where storage is closed it lasts as long as the page.
 */
export function deviceName(): string {
  const kept = lasting.get(DEVICE_KEY);
  if (kept && NAME.test(kept)) own = kept;
  own ??= randomHex();
  if (own !== kept) lasting.set(DEVICE_KEY, own);
  return own;
}
