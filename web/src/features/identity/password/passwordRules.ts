/** One rule of a new password, and whether a text keeps it. */
export interface PasswordRule {
  text: string;
  kept: (password: string) => boolean;
}

/** The rules of a new password, as the server holds them: 8 to 20 characters, letters, digits. */
export const passwordRules: readonly PasswordRule[] = [
  { text: '8至20位', kept: (password) => password.length >= 8 && password.length <= 20 },
  { text: '含字母', kept: (password) => /[A-Za-z]/.test(password) },
  { text: '含数字', kept: (password) => /\d/.test(password) },
  { text: '不含空格和中文', kept: (password) => /^[!-~]+$/.test(password) },
];

export function isPassword(password: string): boolean {
  return passwordRules.every((rule) => rule.kept(password));
}
