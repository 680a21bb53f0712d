/** Money funds have no growth; they have income and yield, and their shares cost 1 yuan each. */
export function isMoney({ fundType }: { fundType: string }): boolean {
  return fundType === '1109';
}
