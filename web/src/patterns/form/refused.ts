import { isDecided, sentenceOf } from '@/wire/failure';
import type { AnyField } from './field';

/** Where a refusal is said, and in which words. */
export interface Landed<Draft> {
  name: keyof Draft & string;
  text: string;
}

/** What the server says of a request whose field it only names: as the code's own sentence. */
export const UNSPOKEN = '提交的内容不完整或格式不对，请返回上一页重新操作';

/**
 * The field that a failure is about: its `own`, as the form knows, or that the server names
 * (`data.field`, a path as in `address.street`); nothing where it is about the whole.
 */
export function landed<Draft>(
  cause: Error | null,
  fields: readonly AnyField<Draft>[],
  own?: keyof Draft & string,
): Landed<Draft> | undefined {
  const text = sentenceOf(cause);
  if (own && text) return { name: own, text };
  if (!isDecided(cause)) return undefined;
  const { field, reason } = (cause.data ?? {}) as { field?: unknown; reason?: unknown };
  const path = typeof field === 'string' ? field : '';
  const found =
    fields.find(({ name, wire = name }) => wire === path) ??
    fields.find(({ name, wire = name }) => isWithin(path, wire));
  if (!found) return undefined;
  const unspoken = cause.message === UNSPOKEN && typeof reason === 'string';
  return { name: found.name, text: unspoken ? reason : cause.message };
}

/** `address.street` and `residences[0].tin` are of `address` and of `residences`. */
function isWithin(path: string, name: string): boolean {
  return path.startsWith(`${name}.`) || path.startsWith(`${name}[`);
}
