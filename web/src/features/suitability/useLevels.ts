import { useQuery } from '@tanstack/react-query';
import { riskLevels } from '@/wire/gen/suitability';

const STALE_MS = 600_000;

/** The levels, their pairs and the numbers in force: they change on a day, if ever. */
export function useLevels() {
  return useQuery({ ...riskLevels(), staleTime: STALE_MS });
}
