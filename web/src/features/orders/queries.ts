import { keepPreviousData } from '@tanstack/react-query';
import { buyFee } from '@/wire/gen/orders';

/** Options of a query whose last answer stays while the next one is on its way. */
export const staying = { placeholderData: keepPreviousData } as const;

/** The fee of a purchase; asked only for an amount that may be bought. */
export function feeOf(fundCode: string, amount: string | undefined) {
  return {
    ...buyFee({ fundCode, amount: amount ?? '' }),
    ...staying,
    enabled: amount !== undefined,
  };
}
