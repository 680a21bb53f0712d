import { useStore } from '@/lib/store';
import { visit } from '@/route/history';
import { goBack } from '@/route/navigation';
import { Dialog } from '@/ui/Dialog';
import { rememberRoute } from '@/wire/session';
import { asking } from './asking';
import { shellWords as words } from './words';
import { askTitle, askTitles } from './words.ask';

/** Puts a guard's question to the customer. */
export function AskDialog() {
  const now = useStore(asking);
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
      title={askTitles[now?.confirm ?? ''] ?? askTitle}
      text={now?.text}
      confirm={now?.confirm ?? ''}
      onConfirm={confirm}
      cancel={words.cancel}
      onCancel={decline}
    >
      {now?.plain && <p className="mt-2 text-13 text-t3">{now.plain}</p>}
    </Dialog>
  );
}
