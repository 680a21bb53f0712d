import { cbc } from '@noble/ciphers/aes.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type Bytes, fromBase64, type Primitives } from './bytes';

const HASH_LENGTH = 32;

/** The seal's operations without WebCrypto. */
export const purePrimitives: Primitives = {
  sha256: async (bytes) => owned(sha256(bytes)),
  hmac: async (key, bytes) => owned(hmac(sha256, key, bytes)),
  encrypt: async (key, iv, plain) => owned(cbc(key, iv).encrypt(plain)),
  decrypt: async (key, iv, sealed) => owned(cbc(key, iv).decrypt(sealed)),
  wrap: async (jwk, plain) => {
    const seed = crypto.getRandomValues(new Uint8Array(HASH_LENGTH));
    return rsaOaep(fromBase64(jwk.n ?? ''), fromBase64(jwk.e ?? ''), plain, seed);
  },
};

/** RFC 8017, 7.1.1, with SHA-256 and an empty label. */
export function rsaOaep(modulus: Bytes, exponent: Bytes, plain: Bytes, seed: Bytes): Bytes {
  const length = modulus.length;
  const block = new Uint8Array(length - HASH_LENGTH - 1);
  block.set(sha256(new Uint8Array(0)));
  block[block.length - plain.length - 1] = 1;
  block.set(plain, block.length - plain.length);
  const masked = mask(block, seed);
  const padded = new Uint8Array(length);
  padded.set(mask(seed, masked), 1);
  padded.set(masked, HASH_LENGTH + 1);
  return toBytes(power(toNumber(padded), toNumber(exponent), toNumber(modulus)), length);
}

/** `bytes` XOR MGF1(seed). */
function mask(bytes: Bytes, seed: Bytes): Bytes {
  const out = bytes.slice();
  for (let block = 0; block * HASH_LENGTH < bytes.length; block += 1) {
    const counter = new Uint8Array(seed.length + 4);
    counter.set(seed);
    new DataView(counter.buffer).setUint32(seed.length, block);
    sha256(counter).forEach((byte, index) => {
      const at = block * HASH_LENGTH + index;
      if (at < out.length) out[at] = (out[at] ?? 0) ^ byte;
    });
  }
  return out;
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

function toNumber(bytes: Bytes): bigint {
  let text = '0x';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return BigInt(text);
}

function toBytes(value: bigint, length: number): Bytes {
  const text = value.toString(16).padStart(length * 2, '0');
  return Uint8Array.from({ length }, (_, at) =>
    Number.parseInt(text.slice(at * 2, at * 2 + 2), 16),
  );
}

function owned(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}
