import { passing } from '@/lib/storage';
import { call } from '@/wire/call';
import { shareChannel } from '@/wire/gen/content';

const KEY = 'tael.share';

/** Who shared the link that the visitor came by: the customer's number, the manager's code. */
export interface Sharer {
  custShareNo: string;
  mgrAccount: string;
}

/** Keeps, for the visit, who shared the link in `search`; a link that is not whole counts for nothing. */
export async function noteSharer(search: string): Promise<void> {
  const names = new URLSearchParams(search);
  const custShareNo = names.get('custShareNo') ?? '';
  const mgrAccount = names.get('mgrAccount') ?? '';
  if (!custShareNo && !mgrAccount) return;
  try {
    const known = await call(shareChannel, { custShareNo, mgrAccount }, { silent: true });
    passing.set(KEY, JSON.stringify(known));
  } catch {
    // Shared by nobody that the server knows: the page itself opens all the same.
  }
}

/** Who shared the link of this visit. */
export function sharer(): Sharer | null {
  const text = passing.get(KEY);
  return text ? (JSON.parse(text) as Sharer) : null;
}

/**
 * A whole link to a path made by `to()`, with the number of the customer who shares it, and the
 * account manager through whom he came himself.
 */
export function shareLink(path: string, custNo?: string | null): string {
  const link = new URL(path, window.location.origin);
  if (custNo) link.searchParams.set('custShareNo', custNo);
  const manager = sharer()?.mgrAccount;
  if (manager) link.searchParams.set('mgrAccount', manager);
  return link.href;
}
