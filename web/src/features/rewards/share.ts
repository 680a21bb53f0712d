import { copyText } from '@/lib/clipboard';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { shareLink } from '@/trade/customer/shared';
import { activityWords as words } from './words.activity';

/** Shares an activity; who shares it, and his manager, stand in the link. */
export async function shareActivity(activityId: string, title: string, custNo?: string | null) {
  const url = shareLink(to('/shareActivity', { activityId }), custNo);
  if (navigator.share) {
    // The customer may close the sheet of the system.
    await navigator.share({ title, url }).catch(() => undefined);
  } else if (await copyText(url)) toast.done(words.copied);
  else toast.show(words.notCopied);
}
