/* once: what was typed */
import { keptDraft } from '@/patterns/form/draft';
import type { Files } from './photos';

/** A new certificate as it is filled in. */
export interface RenewalDraft {
  files: Files;
  /** Of a kind whose next one has another number. */
  certNo: string;
  certBegin: string;
  certExpire: string;
  longTerm: boolean;
  /** Days that were read with doubt are right. */
  daysRight: boolean;
  password: string;
}

/** Apart from the drafts of opening, which weigh. A reload forgets the number and the password. */
export const renewalDraft = keptDraft<RenewalDraft>({
  at: 'tael.renewal',
  bare: (draft) => ({ ...draft, certNo: '', password: '' }),
});
