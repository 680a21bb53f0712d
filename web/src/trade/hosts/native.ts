import { ask, listen, type Told } from './bridge';
import { shareOrCopy } from './browser';
import { obey } from './obey';
import type { HostPort } from './port';

/** The company's own app: it shares, takes photos, keeps files, and draws a bar above ours. */
export function nativePort(): HostPort {
  return {
    ...shellPort(),
    async photo() {
      const answer = await ask('photo', {});
      if (!answer?.content) return null;
      const bytes = bytesOf(answer.content);
      return bytes && new File([bytes], 'photo.jpg', { type: 'image/jpeg' });
    },
    push: async () => (await ask('push', {}))?.allowed === true,
  };
}

/** The advisers' app: the same bridge; the customer's photos and messages are none of its business. */
export function advisorPort(): HostPort {
  return shellPort();
}

function shellPort(): HostPort {
  listen((told: Told) => obey(told, () => void ask('close', {})));
  return {
    async share(card) {
      const answer = await ask('share', card);
      // An app of before it could share.
      if (!answer) return shareOrCopy(card);
      return answer.done ? 'shared' : 'left';
    },
    offer: (card) => void ask('offer', { card }),
    close: () => void ask('close', {}),
    open: (address) => void ask('open', { address }),
    async keep(file, name) {
      const content = await base64Of(file);
      return (await ask('keep', { name, mediaType: file.type, content }))?.done === true;
    },
    title: (text) => void ask('title', { text }),
  };
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
  } catch {
    return null;
  }
}
