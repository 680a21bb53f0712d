import { detailWords as words } from '@/features/funds/words';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { shareLink } from '@/trade/customer/shared';

/** Shares a fund's page; the customer's number, where there is one, stands in the link. */
export async function shareFund(fundCode: string, name: string, custNo?: string | null) {
  const url = shareLink(to('/funddetail', { fundCode }), custNo);
  try {
    if (navigator.share) await navigator.share({ title: name, url });
    else {
      await navigator.clipboard.writeText(url);
      toast.done(words.copied);
    }
  } catch {
    // The customer closed the sheet of the system, or the host has no clipboard.
  }
}
