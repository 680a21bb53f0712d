/** Keeps the digits of what is typed or pasted, at most eleven; drops a leading +86. */
export function typedMobile(text: string): string {
  const digits = text.replace(/\D/g, '');
  const bare = digits.length > 11 && digits.startsWith('86') ? digits.slice(2) : digits;
  return bare.slice(0, 11);
}

/** Eleven digits of a mainland mobile. */
export function isMobile(mobile: string): boolean {
  return /^1[3-9]\d{9}$/.test(mobile);
}

/** Wrong already, before all digits are in: `123` can never become a mobile. */
export function cannotBeMobile(mobile: string): boolean {
  return !/^(1([3-9]\d*)?)?$/.test(mobile);
}
