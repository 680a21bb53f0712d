/**
 * Whether a fund's shares are for pensions: class Y, with which every short name of such a fund ends.
 * Nothing but a pension account buys and holds them, and it holds nothing else.
 */
export function isForPensions({ fundName }: { fundName: string }): boolean {
  return fundName.endsWith('Y');
}

/** Whose an account is that holds what was bought for the pension, as links and orders name it. */
export const PENSION = 'PENSION';

/** Whose a holding of a fund is, as links name it: of shares for pensions the pension's. */
export function holderOf(fund: { fundName: string }): string | undefined {
  return isForPensions(fund) ? PENSION : undefined;
}
