/* once */
import type { Host } from '@/lib/host';
import { createStore } from '@/lib/store';
import type { ShareCard } from '@/trade/hosts/port';

/** What stands around one phone's page. */
export interface HostPhone {
  /** Path and query of its screen. */
  path: string;
  /** Of the bar that the host draws. */
  title: string;
  /** What its menu shares; null: the menu is empty. */
  card: ShareCard | null;
  /** Its page was left. */
  closed: boolean;
  /** WeChat: whether it has taken the page's signature. */
  signed: boolean;
}

/** One thing that a page asked of its host, or that a person did there. */
export interface Happened {
  id: number;
  host: Host;
  act: string;
  text: string;
  card?: ShareCard;
}

const MOST = 40;
const NONE: HostPhone = { path: '', title: '', card: null, closed: false, signed: false };

export const phones = createStore<Record<Host, HostPhone>>({
  native: NONE,
  wechat: NONE,
  advisor: NONE,
  browser: NONE,
});

export const happened = createStore<readonly Happened[]>([]);

/** Hosts that answer nothing. */
export const silent = createStore<readonly Host[]>([]);

let count = 0;

export function change(host: Host, part: Partial<HostPhone>) {
  phones.set((all) => ({ ...all, [host]: { ...all[host], ...part } }));
}

/** Written down, newest first. */
export function note(host: Host, act: string, text: string, card?: ShareCard) {
  count += 1;
  const one = { id: count, host, act, text, ...(card && { card }) };
  happened.set((all) => [one, ...all].slice(0, MOST));
}
