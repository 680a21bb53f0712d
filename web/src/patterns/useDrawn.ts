import { useState } from 'react';
import type { Asked } from './asked';

/**
 * The last answer that came, and of which choice: it stays under its own name while that of another
 * choice is under way, and where it does not come. `useDrawn(useQuery(list({ period })), period)`.
 */
export function useDrawn<Data, Of>(asked: Asked<Data>, of: Of): Asked<Data> & { of: Of } {
  const { data, dataUpdatedAt, error, refetch } = asked;
  const [last, setLast] = useState({ data, dataUpdatedAt, of });
  const now = data === undefined && last.data !== undefined ? last : { data, dataUpdatedAt, of };
  const same = now.data === last.data && now.dataUpdatedAt === last.dataUpdatedAt;
  if (!same || now.of !== last.of) setLast(now);
  return { ...now, error, refetch };
}
