/** Large letters and digits, as the numbers of all certificates are written. */
export function typedCertNumber(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .slice(0, 18);
}
