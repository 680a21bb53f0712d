/** Texts of the voucher of a purchase. */
export const voucherWords = {
  use: (name: string) => `用${name}`,
  offer: (points: number, saved: string) => `用${points}嘉豆，手续费再省${saved}元`,
  used: (points: number, saved: string) => `已用${points}嘉豆，手续费省${saved}元`,
  few: (points: number, available: number) => `需要${points}嘉豆，你有${available}`,
  earn: '去得嘉豆',
  frozen: '下单时冻结嘉豆，没有成交会退回',
  paid: (points: number, saved: string) => `用${points}嘉豆，手续费省${saved}元`,
} as const;
