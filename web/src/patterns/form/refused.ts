import { isDecided, type Refusal } from '@/wire/failure';
import type { AnyField } from './field';

/** Where a refusal is said, and in which words. */
export interface Landed<Draft> {
  name: keyof Draft & string;
  text: string;
}

/** What the server says of a request whose field it only names: as the code's own sentence. */
export const UNSPOKEN = '提交的内容不完整或格式不对，请返回上一页重新操作';

/**
 * The field that a refusal is about: the one that the server names (`data.field`, a path as in
 * `address.street`), or that the form knows of by its code; nothing where it is about the whole.
 */
export function landed<Draft>(
  cause: unknown,
  fields: readonly AnyField<Draft>[],
  lands?: (refusal: Refusal) => (keyof Draft & string) | undefined,
): Landed<Draft> | undefined {
  if (!isDecided(cause)) return undefined;
  const { field, reason } = (cause.data ?? {}) as { field?: unknown; reason?: unknown };
  const path = typeof field === 'string' ? field : '';
  const own = lands?.(cause);
  const found =
    fields.find(({ name, wire = name }) => name === own || wire === path) ??
    fields.find(({ name, wire = name }) => isWithin(path, wire));
  if (!found) return undefined;
  const text = cause.message === UNSPOKEN && typeof reason === 'string' ? reason : cause.message;
  return { name: found.name, text };
}

/** `address.street` and `residences[0].tin` are of `address` and of `residences`. */
function isWithin(path: string, name: string): boolean {
  return path.startsWith(`${name}.`) || path.startsWith(`${name}[`);
}
