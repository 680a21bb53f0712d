import { queryOptions } from '@tanstack/react-query';
import { askDemo } from './ask';
import type { Wanted } from './fill';

/** What the simulators answer to a specimen; `docs/partners.md` has them all. */
export type SampleAnswer = 'good' | 'refused' | 'silent' | 'late' | 'proof' | 'poor' | 'unknown';

/** GET /demo/samples. */
export interface Samples {
  certificates: {
    answer: SampleAnswer;
    custName: string;
    certNo: string;
    certBegin: string;
    certExpire: string;
  }[];
  cards: { answer: SampleAnswer; cardNo: string; mobile: string }[];
}

export const samplesQuery = queryOptions({
  queryKey: ['demo', 'samples'],
  queryFn: () => askDemo<Samples>('/demo/samples'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A specimen: what it is answered, and the fields that it fills. */
export interface Sample {
  answer: SampleAnswer;
  fields: Record<string, string>;
}

/** The specimens for a form that waits for them. */
export function samplesFor(samples: Samples | undefined, kind: Wanted | null): Sample[] {
  const found = kind === 'certificate' ? samples?.certificates : samples?.cards;
  if (!found || kind === 'code' || kind === null) return [];
  return found.map(({ answer, ...fields }) => ({ answer, fields }));
}
