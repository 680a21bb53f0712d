// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of TaxResidency: import * as TaxResidency from this file.

/** 仅为中国税收居民 */
export const China = '1';
/** 仅为非居民 */
export const Abroad = '2';
/** 既是中国税收居民又是其他国家（地区）税收居民 */
export const Both = '3';
