import { useState } from 'react';
import { useStore } from '@/lib/store';
import { Dialog } from '@/ui/Dialog';
import { standing } from './confirm';

/** Shows the question that stands; there is one host, over all screens. */
export default function ConfirmHost() {
  const now = useStore(standing);
  // What was asked last stays while its dialog fades.
  const [asked, setAsked] = useState(now);
  const [acting, setActing] = useState<typeof now>(null);
  if (now && now !== asked) setAsked(now);
  if (!asked) return null;
  const busy = acting !== null && acting === now;
  async function confirm() {
    if (!now || busy) return;
    if (!now.act) return now.answer(true);
    setActing(now);
    // Why it failed was told where it failed: the choice is no longer made.
    const done = await now.act().then(
      () => true,
      () => undefined,
    );
    setActing(null);
    now.answer(done);
  }
  return (
    <Dialog
      open={now !== null}
      icon={asked.icon}
      tone={asked.tone}
      title={asked.title}
      text={asked.text}
      confirm={asked.confirm}
      loading={busy}
      onConfirm={() => void confirm()}
      cancel={asked.cancel}
      onCancel={() => now?.answer(false)}
      onLeave={() => now?.answer(undefined)}
    >
      {asked.body}
    </Dialog>
  );
}
