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
 * The field that a failure is about: the one that the server names (`data.field`, a path as in
 * `address.street`), else its `own`, as the form knows; nothing where it is about the whole.
 */
export function landed<Draft>(
  cause: Error | null,
  fields: readonly AnyField<Draft>[],
  own?: keyof Draft & string,
): Landed<Draft> | undefined {
  const text = sentenceOf(cause);
  if (!text) return undefined;
  const { field, reason } = named(cause);
  const found =
    fields.find(({ name, wire = name }) => wire === field) ??
    fields.find(({ name, wire = name }) => isWithin(field, wire));
  if (found) return { name: found.name, text: text === UNSPOKEN && reason ? reason : text };
  return own && { name: own, text };
}

function named(cause: Error | null): { field: string; reason?: string } {
  const data = isDecided(cause) ? cause.data : undefined;
  const { field, reason } = (data ?? {}) as { field?: unknown; reason?: unknown };
  return {
    field: typeof field === 'string' ? field : '',
    reason: typeof reason === 'string' ? reason : undefined,
  };
}

/** `address.street` and `residences[0].tin` are of `address` and of `residences`. */
function isWithin(path: string, name: string): boolean {
  return path.startsWith(`${name}.`) || path.startsWith(`${name}[`);
}
