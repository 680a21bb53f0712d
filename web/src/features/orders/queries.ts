import { keepPreviousData } from '@tanstack/react-query';
import { OVERVIEW } from '@/trade/order/overview';
import {
  assetOverview,
  dividendMethods,
  heldDetail,
  heldFunds,
  shareLots,
} from '@/wire/gen/holdings';
import {
  buyFee,
  cashAccounts,
  orderDetail,
  ordersInTransit,
  preBuy,
  preConvert,
  preRedeem,
  redeemIntoRecords,
  requestDates,
  tradeRecords,
} from '@/wire/gen/orders';

/** What is shown before an order. */
export const previews = [preBuy, cashAccounts, preConvert, preRedeem, requestDates];

/** What an order placed or cancelled makes old. */
export const touchedByOrders = [
  ...previews,
  tradeRecords,
  redeemIntoRecords,
  ordersInTransit,
  orderDetail,
  { id: assetOverview.id, kept: OVERVIEW },
  heldFunds,
  heldDetail,
  shareLots,
  dividendMethods,
];

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
