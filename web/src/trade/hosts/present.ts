/* once */
import { host } from '@/lib/host';
import type { HostPort } from './port';

let coming: Promise<HostPort> | undefined;

/** That of the present host, in a chunk of its own. */
export function hostPort(): Promise<HostPort> {
  coming ??= load().catch((cause: unknown) => {
    coming = undefined;
    throw cause;
  });
  return coming;
}

async function load(): Promise<HostPort> {
  switch (host) {
    case 'native':
      return (await import('./native')).nativePort();
    case 'advisor':
      return (await import('./native')).advisorPort();
    case 'wechat':
      return (await import('./wechat')).wechatPort();
    case 'browser':
      return (await import('./browser')).browserPort();
  }
}
