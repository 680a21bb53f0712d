import type { consents } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';

export type Consents = Output<typeof consents>;
export type Consent = Consents['purposes'][number];
export type Purpose = Consent['purpose'];

/** One purpose of all. */
export function consentTo({ purposes }: Consents, purpose: Purpose): Consent {
  const found = purposes.find((one) => one.purpose === purpose);
  if (!found) throw new Error(`no purpose ${purpose}`);
  return found;
}
