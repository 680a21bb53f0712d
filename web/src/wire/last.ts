import type { QueryClient } from '@tanstack/react-query';
import { passing } from '@/lib/storage';
import { token } from './session';

export const PLACE = 'tael.last';

/** An answer as it lies in the storage. */
export interface Last {
  key: readonly unknown[];
  at_ms: number;
  data: unknown;
}

/**
 * After a reload the last figures (`keepLast`) stand at once, under the time at which they came,
 * until newer ones come. Ending the session empties the storage in which they lie.
 */
export function showLast(client: QueryClient) {
  if (token.get() === null) return;
  for (const { key, at_ms, data } of saved()) {
    client.setQueryData(key, data, { updatedAt: at_ms });
  }
}

function saved(): Last[] {
  try {
    return JSON.parse(passing.get(PLACE) ?? '[]') as Last[];
  } catch {
    return [];
  }
}
