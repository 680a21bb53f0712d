/** Names a fund's order by the account to which it belongs, a child's; the customer's own has none. */
export function accountKey(fundCode: string, acco: string | undefined): string {
  return acco ? `${fundCode}@${acco}` : fundCode;
}
