import { isFramed } from './demo';
import { passing } from './storage';

/** Where the app runs. */
export type Host = 'native' | 'wechat' | 'advisor' | 'browser';

const CHANNEL_KEY = 'tael.channel';
/** The name of a frame that plays a host; only a demo's own page has such frames. */
const PLAYED = /^tael-host:(\w+)/;

/** The one place that tells hosts apart: the user agent, and the channel that opened the page. */
export function detectHost(userAgent: string, channel: string | null): Host {
  if (channel === 'advisor' || /TaelAdvisor\//.test(userAgent)) return 'advisor';
  if (/TaelApp\//.test(userAgent)) return 'native';
  if (/MicroMessenger\//i.test(userAgent)) return 'wechat';
  return 'browser';
}

/** The present host; a `channel` in the first address counts for the whole visit. */
export function currentHost(): Host {
  const played = playedHost();
  if (played) return played;
  const asked = new URLSearchParams(window.location.search).get('channel');
  if (asked) passing.set(CHANNEL_KEY, asked);
  return detectHost(navigator.userAgent, asked ?? passing.get(CHANNEL_KEY));
}

/** The host that the frame around the app plays; none elsewhere. */
export function playedHost(): Host | null {
  const name = isFramed() ? PLAYED.exec(window.name)?.[1] : undefined;
  return (name as Host | undefined) ?? null;
}

/** Whether the frame plays a company that sells in its own app only. */
export function playsAppOnly(): boolean {
  return playedHost() !== null && window.name.endsWith(' appOnly');
}

export const host: Host = currentHost();
