// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
/** What operations read and write; sets of them are sums. */
export const ADVISOR = 1;
export const AGREEMENT = 2;
export const CARD = 4;
export const CHILD = 8;
export const CLOCK = 16;
export const HOLDING = 32;
export const MARKET = 64;
export const MESSAGE = 128;
export const ORDER = 256;
export const PLAN = 512;
export const POINTS = 1024;
export const PROFILE = 2048;
export const RISK = 4096;
export const SEARCH = 8192;
export const SESSION = 16384;
export const WATCH = 32768;
