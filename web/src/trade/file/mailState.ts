/** Whether a mail waits for the mail server still. */
export function isOnItsWay(state: string): boolean {
  return state === '1';
}
