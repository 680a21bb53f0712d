/** A name as it may stand on a mainland ID card: Chinese signs, with the dot of minority names. */
export function isName(name: string): boolean {
  return /^\p{Script=Han}[\p{Script=Han}·]{0,18}\p{Script=Han}$/u.test(name);
}

/** A name in Latin letters, as tax authorities take it. */
export function isLatinName(name: string): boolean {
  return /^[A-Za-z][A-Za-z' -]{0,38}$/.test(name.trim());
}
