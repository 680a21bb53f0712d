/* once: what was typed */
import { keptDraft } from '@/patterns/form/draft';
import type { RenewalDraft } from './renewal';

/** Apart from the drafts of opening, which weigh. A reload forgets the number and the password. */
export const renewalDraft = keptDraft<RenewalDraft>({
  at: 'tael.renewal',
  bare: (draft) => ({ ...draft, certNo: '', password: '' }),
});
