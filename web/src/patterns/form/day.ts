import { text } from './text';
import { fieldWords as words } from './words';

/** A day that is typed: `{ name: 'certBegin', label, ...day(hint) }`; `wrong` says where to look. */
export function day(placeholder: string, wrong: string = words.dayWrong) {
  return {
    kind: text({ placeholder, inputMode: 'numeric', maxLength: 10, typed: typedDay }),
    lacks: (typed: string) => !isDay(typed),
    fault: (typed: string) => dayFault(typed, wrong),
    unfinished: words.dayUnfinished,
  };
}

/** A whole date that the calendar does not have. */
export function dayFault(typed: string, wrong: string): string | undefined {
  return typed.length === 10 && !isDay(typed) ? wrong : undefined;
}

/**
 * A date as it is typed, digits only, with its dashes set by themselves: `20160102` and
 * `2016.01.02` → `2016-01-02`. `before` tells a deletion from typing.
 */
export function typedDay(text: string, before = ''): string {
  const digits = text.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean);
  const joined = parts.join('-');
  const grows = text.length > before.length;
  return grows && (digits.length === 4 || digits.length === 6) ? `${joined}-` : joined;
}

/** A whole date of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
