import { Refusal, refusedWith, SIGNATURE_FAILED } from '@/wire/failure';
import { passwordWords as words } from './words.password';

/** Why an act did not come through; where nobody knows whether it did, that it may be tried again. */
export function actError(cause: Error | null): string | undefined {
  if (refusedWith(cause, SIGNATURE_FAILED)) return words.unsigned;
  if (cause instanceof Refusal) return cause.message;
  return cause ? words.unknown : undefined;
}
