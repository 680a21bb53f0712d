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

export function bytesOf(source: string | ArrayBuffer): Bytes {
  return typeof source === 'string' ? new TextEncoder().encode(source) : new Uint8Array(source);
}

export function textOf(bytes: Bytes): string {
  return new TextDecoder().decode(bytes);
}

export function hex(bytes: Bytes): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function toBase64(bytes: Bytes): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

export function fromBase64(text: string): Bytes {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(standard), (char) => char.charCodeAt(0));
}

export function base64url(bytes: Bytes): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
