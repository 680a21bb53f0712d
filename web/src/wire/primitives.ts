/* once */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The four operations that the seal stands on. */
export interface Primitives {
  sha256(bytes: Bytes): Promise<Bytes>;
  /** HMAC with SHA-256. */
  hmac(key: Bytes, bytes: Bytes): Promise<Bytes>;
  /** AES-256-CBC with PKCS#7. */
  encrypt(key: Bytes, iv: Bytes, plain: Bytes): Promise<Bytes>;
  decrypt(key: Bytes, iv: Bytes, sealed: Bytes): Promise<Bytes>;
  /** RSA-OAEP with SHA-256. */
  wrap(jwk: JsonWebKey, plain: Bytes): Promise<Bytes>;
}

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
