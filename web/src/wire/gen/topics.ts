// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
/** What operations read and write; sets of them are sums. */
export const ADVISOR = 1;
export const AGREEMENT = 2;
export const CARD = 4;
export const CLOCK = 8;
export const HOLDING = 16;
export const MARKET = 32;
export const MESSAGE = 64;
export const ORDER = 128;
export const PLAN = 256;
export const POINTS = 512;
export const PROFILE = 1024;
export const RISK = 2048;
export const SEARCH = 4096;
export const SESSION = 8192;
export const WATCH = 16384;
