import { passing } from './storage';

/** Where the app runs. */
export type Host = 'native' | 'wechat' | 'advisor' | 'browser';

const CHANNEL_KEY = 'tael.channel';

/** The one place that tells hosts apart: the user agent, and the channel that opened the page. */
export function detectHost(userAgent: string, channel: string | null): Host {
  if (channel === 'advisor' || /TaelAdvisor\//.test(userAgent)) return 'advisor';
  if (/TaelApp\//.test(userAgent)) return 'native';
  if (/MicroMessenger\//i.test(userAgent)) return 'wechat';
  return 'browser';
}

/** The present host; a `channel` in the first address counts for the whole visit. */
export function currentHost(): Host {
  const asked = new URLSearchParams(window.location.search).get('channel');
  if (asked) passing.set(CHANNEL_KEY, asked);
  return detectHost(navigator.userAgent, asked ?? passing.get(CHANNEL_KEY));
}

export const host: Host = currentHost();
