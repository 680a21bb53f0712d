import { detailWords as words } from '@/features/funds/words';
import { copyText } from '@/lib/clipboard';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { shareLink } from '@/trade/customer/shared';

/** Shares a fund's page; the customer's number, where there is one, stands in the link. */
export async function shareFund(fundCode: string, name: string, custNo?: string | null) {
  const url = shareLink(to('/funddetail', { fundCode }), custNo);
  if (navigator.share) {
    // The customer may close the sheet of the system.
    await navigator.share({ title: name, url }).catch(() => undefined);
  } else if (await copyText(url)) toast.done(words.copied);
  else toast.show(words.notCopied);
}
