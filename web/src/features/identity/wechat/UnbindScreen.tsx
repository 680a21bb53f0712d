import { useQuery } from '@tanstack/react-query';
import { EntryForm } from '@/features/identity/entry/EntryForm';
import { byPassword } from '@/features/identity/password/byPassword';
import { Failed } from '@/patterns/Failed';
import { useForm } from '@/patterns/form/useForm';
import { fieldWords } from '@/patterns/form/words';
import { visit } from '@/route/history';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { EntryPage } from '@/trade/customer/EntryPage';
import { Button } from '@/ui/Button';
import { security, unbindWeChat } from '@/wire/gen/identity';
import { endSession } from '@/wire/session';
import { wechatWords as words } from './words';

/** The WeChat is unbound behind the password; the session ends with it. */
export default function UnbindScreen() {
  const go = useGo();
  const facts = useQuery(security());
  const form = useForm({
    ...byPassword,
    submit: unbindWeChat,
    input: () => ({}),
    done: () => {
      // First, so that the screen that is left does not ask for a login.
      visit(to('/bind/confirm', { type: 'unbind' }), { replace: true });
      endSession();
    },
  });
  if (facts.data && !facts.data.wechatBoundAt) {
    return (
      <EntryPage title={words.notBound} sub={words.notBoundText}>
        <Button className="mt-5 w-full" onClick={() => go(to('/bind'), { replace: true })}>
          {words.bind}
        </Button>
      </EntryPage>
    );
  }
  return (
    <EntryPage title={words.unbindTitle} sub={words.unbindSub}>
      <EntryForm form={form} act={words.unbind} />
      <Failed {...fieldWords.failed} refused={words.failedTitle} cause={form.cause} />
    </EntryPage>
  );
}
