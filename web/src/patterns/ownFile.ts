/** A picture or a document that lies on this server, or was fetched from it. */
export type OwnFile = { name: string } & ({ image: string } | { pdf: string });

/** Whether a file lies on this server, or was fetched from it and lies in this page's memory. */
export function isOwnFile(address: string): boolean {
  try {
    const { origin, protocol } = new URL(address, window.location.href);
    return origin === window.location.origin && /^(https?|blob):$/.test(protocol);
  } catch {
    return false;
  }
}
