// Generated from contract/rooms/*.json by scripts/gen.mjs; do not edit.
// Codes of PictureKind: import * as PictureKind from this file.

/** 证件人像面 */
export const CertFront = 'certFront';
/** 证件国徽面 */
export const CertBack = 'certBack';
/** 银行卡 */
export const Card = 'card';
