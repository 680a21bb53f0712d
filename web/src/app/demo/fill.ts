/** What a form of the app may wait for, by the fields that it has on the screen. */
export type Wanted = 'code' | 'certificate' | 'card';

const CODE = 'input[autocomplete="one-time-code"]';
const MARKS: Record<Wanted, string> = {
  code: CODE,
  certificate: 'input[name="certNo"]',
  card: 'input[name="cardNo"]',
};

/** What the form on the screen waits for; null for none. */
export function wanted(): Wanted | null {
  const kinds = Object.keys(MARKS) as Wanted[];
  return kinds.find((kind) => shown(MARKS[kind])) ?? null;
}

/** Fills a code into the field that waits for one, as a phone does by itself; false without one. */
export function fillCode(code: string): boolean {
  return fill(CODE, code);
}

/** Fills fields by their names; those that are not on the screen stay out. */
export function fillFields(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fill(`input[name="${name}"]`, value);
}

function fill(selector: string, value: string): boolean {
  const field = shown(selector);
  if (!field) return false;
  // As the browser's own filling: React hears of a value by its setter and the event.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** A screen that is kept behind another one has fields, too. */
function shown(selector: string): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
  return fields.find((field) => field.closest('[style*="display: none"]') === null);
}
