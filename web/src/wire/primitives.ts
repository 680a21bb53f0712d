/* once */
import type { Bytes, Primitives } from './bytes';

let chosen: Promise<Primitives> | undefined;

/** WebCrypto; in plain http, where browsers close it, pure JavaScript of a chunk of its own. */
export function primitives(): Promise<Primitives> {
  chosen ??= globalThis.crypto?.subtle
    ? Promise.resolve(webPrimitives(crypto.subtle))
    : import('./primitives.pure').then((module) => module.purePrimitives);
  return chosen;
}

export function webPrimitives(subtle: SubtleCrypto): Primitives {
  const aesKey = (key: Bytes, use: KeyUsage) =>
    subtle.importKey('raw', key, 'AES-CBC', false, [use]);
  const bytes = (buffer: ArrayBuffer) => new Uint8Array(buffer);
  return {
    sha256: async (data) => bytes(await subtle.digest('SHA-256', data)),
    async hmac(key, data) {
      const algorithm = { name: 'HMAC', hash: 'SHA-256' };
      const imported = await subtle.importKey('raw', key, algorithm, false, ['sign']);
      return bytes(await subtle.sign('HMAC', imported, data));
    },
    async encrypt(key, iv, plain) {
      return bytes(
        await subtle.encrypt({ name: 'AES-CBC', iv }, await aesKey(key, 'encrypt'), plain),
      );
    },
    async decrypt(key, iv, sealed) {
      return bytes(
        await subtle.decrypt({ name: 'AES-CBC', iv }, await aesKey(key, 'decrypt'), sealed),
      );
    },
    async wrap({ kty, n, e }, plain) {
      const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
      const imported = await subtle.importKey('jwk', { kty, n, e }, algorithm, false, ['encrypt']);
      return bytes(await subtle.encrypt('RSA-OAEP', imported, plain));
    },
  };
}
