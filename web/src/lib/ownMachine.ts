const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the page's address is one that no other machine finds. */
export function isOwnMachine(): boolean {
  return NAMES.includes(window.location.hostname);
}
