/**
 * Figures as text. Money, shares, net values and rates arrive as decimal strings and stay strings:
 * nothing here computes with them, it only sets them.
 */

/** A decimal string from the wire, or nothing. */
export type Decimal = string | null | undefined;

/** What stands where a figure is missing. */
export const MISSING = '--';
/** What stands where a customer hides the amounts. */
export const HIDDEN = '****';
const MINUS = '\u2212';

const SHAPE = /^([+-]?)(\d+)(?:\.(\d+))?$/;

/** Sign and digits of a decimal string set to `places`; null when it is no decimal. */
export interface Parts {
  sign: -1 | 0 | 1;
  /** Whole part with thousands separators. */
  whole: string;
  /** Decimals without the point, exactly `places` long. */
  cents: string;
}

/** Splits a decimal string for display, rounding half away from zero to `places`. */
export function parts(value: Decimal, places = 2): Parts | null {
  const match = SHAPE.exec(value ?? '');
  if (!match) return null;
  const digits = roundDigits(match[2] ?? '0', match[3] ?? '', places);
  const zero = /^0*$/.test(digits);
  const cut = digits.length - places;
  const sign = zero ? 0 : match[1] === '-' ? -1 : 1;
  return { sign, whole: separate(digits.slice(0, cut)), cents: digits.slice(cut) };
}

/** `1234567.5` → `1,234,567.50`; a fall gets the true minus sign; `--` when missing. */
export function amount(value: Decimal, places = 2): string {
  const found = parts(value, places);
  return found ? (found.sign < 0 ? MINUS : '') + join(found) : MISSING;
}

/** Without its sign, where a word says which way it went: 亏了60.90元. */
export function magnitude(value: Decimal, places = 2): string {
  const found = parts(value, places);
  return found ? join(found) : MISSING;
}

/** Like `amount`, with `+` before a rise: for profits and changes only. */
export function signed(value: Decimal, places = 2): string {
  const found = parts(value, places);
  return found ? signOf(found.sign) + join(found) : MISSING;
}

/** A rate given in percent: `12.3456` → `12.35%`. */
export function percent(value: Decimal, places = 2): string {
  return suffix(amount(value, places), '%');
}

/** A change given in percent: `1.2` → `+1.20%`. */
export function signedPercent(value: Decimal, places = 2): string {
  return suffix(signed(value, places), '%');
}

/** A rate given as a fraction, in percent as `percent` takes it: `0.38621` → `38.621`. */
export function inPercent(fraction: Decimal): Decimal {
  const match = SHAPE.exec(fraction ?? '');
  if (!match) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  const rest = decimals.slice(2);
  return `${sign}${whole}${decimals.slice(0, 2).padEnd(2, '0')}${rest && `.${rest}`}`;
}

/** A discount given as a fraction: `0.1` → `1折`, `0.65` → `6.5折`; empty when there is none. */
export function discount(value: Decimal): string {
  const match = SHAPE.exec(value ?? '');
  if (!match || /[1-9]/.test(match[2] ?? '')) return '';
  const [tenths = '0', ...rest] = (match[3] ?? '').replace(/0+$/, '');
  return `${tenths}${rest.length > 0 ? `.${rest.join('')}` : ''}折`;
}

/** Direction of a decimal string as it is set to `places`: rise, fall, or neither. */
export function direction(value: Decimal, places = 8): 'up' | 'down' | 'flat' {
  const sign = parts(value, places)?.sign ?? 0;
  return sign > 0 ? 'up' : sign < 0 ? 'down' : 'flat';
}

/** Sizes and limits, never a customer's own money: `200000` → `20万`, `8641000000` → `86.41亿`. */
export function size(value: Decimal): string {
  const match = SHAPE.exec(value ?? '');
  if (!match) return MISSING;
  const [, sign, digits = ''] = match;
  const whole = digits.replace(/^0+(?=\d)/, '');
  const minus = sign === '-' ? MINUS : '';
  // 99,999,999 is 1亿 and not 10,000万: rounded, it has a digit more.
  const inWan = whole.length > 4 ? shift(whole, 4) : '';
  if (whole.length > 8 || inWan === '10,000') return `${minus}${shift(whole, 8)}亿`;
  if (inWan) return `${minus}${inWan}万`;
  return amount(value, 2).replace(/\.00$/, '');
}

/** A number of things: `3724` → `3,724`. The browser's own way loads 20 ms of tables first. */
export function count(number: number): string {
  return separate(String(number));
}

/** `13812346021` → `138****6021`. */
export function maskMobile(mobile: string | null | undefined): string {
  if (!mobile) return MISSING;
  return mobile.includes('*') ? mobile : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}

export function signOf(sign: -1 | 0 | 1): string {
  return sign > 0 ? '+' : sign < 0 ? MINUS : '';
}

function join({ whole, cents }: Parts): string {
  return cents ? `${whole}.${cents}` : whole;
}

function suffix(text: string, unit: string): string {
  return text === MISSING ? text : text + unit;
}

function separate(whole: string): string {
  return whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Whole and decimals as one run of digits, the last `places` of which are decimals. */
function roundDigits(whole: string, decimals: string, places: number): string {
  const kept = whole + decimals.slice(0, places).padEnd(places, '0');
  if ((decimals[places] ?? '0') < '5') return kept;
  return (BigInt(kept) + 1n).toString().padStart(kept.length, '0');
}

function shift(whole: string, places: number): string {
  const padded = whole.padStart(places + 1, '0');
  const rounded = roundDigits(padded.slice(0, -places), padded.slice(-places), 2);
  const text = `${separate(rounded.slice(0, -2))}.${rounded.slice(-2)}`;
  return text.replace(/\.?0+$/, '');
}
