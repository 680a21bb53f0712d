// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
/** What operations read and write; sets of them are sums. */
export const AGREEMENT = 1;
export const CARD = 2;
export const CLOCK = 4;
export const HOLDING = 8;
export const MARKET = 16;
export const ORDER = 32;
export const PROFILE = 64;
export const RISK = 128;
export const SEARCH = 256;
export const SESSION = 512;
export const WATCH = 1024;
