import type { buyFee } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type Fee = Output<typeof buyFee>;

/** The fee as it would be charged: with the voucher where it is wanted and there are points. */
export function chargedFee(fee: Fee | undefined, wanted: boolean): Fee | undefined {
  const lowered = fee?.withVoucher;
  return fee && lowered && wanted && lowered.enough ? { ...fee, ...lowered } : fee;
}

/** What the order says of the voucher in its fee, as it was read; nothing without one. */
export function voucherOf(fee: Fee | undefined) {
  const { voucher, discount = '' } = fee ?? {};
  return voucher && { voucherId: voucher.voucherId, points: voucher.points, discount };
}
