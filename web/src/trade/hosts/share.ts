import { toast } from '@/lib/toast';
import type { ShareCard } from './port';
import { hostPort } from './present';
import { hostWords as words } from './words';

/** Shares by what the host has for it, and says what the customer does not see by himself. */
export async function share(card: ShareCard) {
  const became = await (await hostPort()).share(card);
  if (became === 'copied') toast.done(words.copied);
  else if (became === 'hint') toast.show(words.hint);
  else if (became === 'failed') toast.show(words.notCopied);
}
