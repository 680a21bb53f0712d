import { text } from '@/patterns/form/text';
import { realnameWords as words } from './words';

/** A name as it may stand on a mainland ID card: Chinese signs, with the dot of minority names. */
export function isName(name: string): boolean {
  return /^\p{Script=Han}[\p{Script=Han}·]{0,18}\p{Script=Han}$/u.test(name);
}

/** A name in Latin letters, as tax authorities take it. */
export function isLatinName(name: string): boolean {
  return /^[A-Za-z][A-Za-z' -]{0,38}$/.test(name.trim());
}

/** A person's name as a field: `{ name: 'custName', label, ...nameField(words.nameHint) }`. */
export function nameField(placeholder?: string) {
  return {
    kind: text({ placeholder, autoComplete: placeholder && 'name', maxLength: 20 }),
    lacks: (name: string) => !isName(name.trim()),
    unfinished: words.nameWrong,
  };
}
