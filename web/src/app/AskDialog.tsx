import { useStore } from '@/lib/store';
import { visit } from '@/route/history';
import { goBack } from '@/route/navigation';
import { Dialog } from '@/ui/Dialog';
import { rememberRoute } from '@/wire/session';
import { asking } from './asking';
import { shellWords as words } from './words';
import { questions } from './words.ask';

/** Puts a guard's question to the customer. */
export function AskDialog() {
  const now = useStore(asking);
  const asked = now && questions[now.question];
  function confirm() {
    if (!now) return;
    if (now.keepRoute) rememberRoute(now.wanted);
    asking.set(null);
    visit(now.to, { replace: !now.stay });
  }
  function decline() {
    const stay = now?.stay;
    asking.set(null);
    if (!stay) goBack();
  }
  return (
    <Dialog
      open={now !== null}
      tone="brand"
      title={asked?.title ?? ''}
      text={asked?.text}
      confirm={asked?.confirm ?? ''}
      onConfirm={confirm}
      cancel={words.cancel}
      onCancel={decline}
    >
      {asked?.plain && <p className="mt-2 text-13 text-t3">{asked.plain}</p>}
    </Dialog>
  );
}
