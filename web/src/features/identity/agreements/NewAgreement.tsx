import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { newAgreementWords as words } from '@/features/identity/words.security';
import { signOut } from '@/trade/customer/session';
import { Dialog } from '@/ui/Dialog';
import { Markdown } from '@/ui/Markdown';
import { useAction } from '@/wire/action';
import { call } from '@/wire/call';
import { newestAgreement, signAgreement } from '@/wire/gen/content';

/** A new version of the privacy policy stands over every screen until the customer agrees. */
export function NewAgreement() {
  const { data } = useQuery({
    queryKey: [newestAgreement.id],
    // Nobody asked for this: when it fails, the next visit asks again.
    queryFn: ({ signal }) => call(newestAgreement, {}, { signal, silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const sign = useAction(signAgreement, { renewsFirst: true });
  if (!data?.updateContent || !data.needSign) return null;
  return (
    <Dialog
      open
      firm
      tone="brand"
      icon={<ScrollText size={26} strokeWidth={1.75} />}
      title={words.title(data.title)}
      text={data.updateContent}
      confirm={words.agree}
      loading={sign.isPending}
      onConfirm={() => sign.mutate({ id: data.id })}
      cancel={words.leave}
      onCancel={() => void signOut()}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className="inset max-h-[36dvh] overflow-y-auto text-13 text-t2" tabIndex={0}>
        <h3 className="hidden-visually">{data.title}</h3>
        <Markdown text={data.text} />
      </section>
    </Dialog>
  );
}
