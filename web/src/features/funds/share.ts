import { to } from '@/app/links';
import { toast } from '@/ui/toast';
import { detailWords as words } from './words';

/** Shares a fund's page; the customer's number, where there is one, stands in the link. */
export async function shareFund(fundCode: string, name: string, custNo?: string | null) {
  const link = new URL(to('/funddetail', { fundCode }), window.location.origin);
  if (custNo) link.searchParams.set('custShareNo', custNo);
  try {
    if (navigator.share) await navigator.share({ title: name, url: link.href });
    else {
      await navigator.clipboard.writeText(link.href);
      toast.done(words.copied);
    }
  } catch {
    // The customer closed the sheet of the system, or the host has no clipboard.
  }
}
