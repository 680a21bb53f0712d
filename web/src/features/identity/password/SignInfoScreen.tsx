import { EntryForm } from '@/features/identity/entry/EntryForm';
import { FLOW_ENDED } from '@/features/identity/entry/refusals';
import { passwordWords as words } from '@/features/identity/words';
import { useStore } from '@/lib/store';
import { toast } from '@/lib/toast';
import type { Field } from '@/patterns/form/field';
import { useForm } from '@/patterns/form/useForm';
import { leave } from '@/route/history';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { EntryPage } from '@/trade/customer/EntryPage';
import { Note } from '@/ui/Note';
import { refusedWith } from '@/wire/failure';
import { resetPassword } from '@/wire/gen/identity';
import { token } from '@/wire/session';
import { password } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { isPassword } from './passwordRules';

const fields: readonly Field<{ password: string }>[] = [
  {
    name: 'password',
    label: words.field,
    kind: password('new', { bare: true, placeholder: words.hint }),
    lacks: (fresh) => !isPassword(fresh),
    below: (fresh) => <PasswordRules password={fresh} />,
  },
];

/** A new password, after the code of a reset has been checked. */
export default function SignInfoScreen() {
  const { sessionkey, phone } = useArgs('/signInfo');
  const loggedIn = useStore(token) !== null;
  const form = useForm({
    fields,
    first: { password: '' },
    submit: resetPassword,
    input: (draft) => draft,
    sessionKey: sessionkey,
    renewsFirst: true,
    lands: (cause) => (refusedWith(cause, FLOW_ENDED) ? undefined : 'password'),
    done: () => {
      toast.done(loggedIn ? words.savedElsewhere : words.saved);
      // A visitor came from his login, or by a link.
      leave(loggedIn ? to('/fundhome') : to('/login', { phone }));
    },
  });
  return (
    <EntryPage title={words.title} sub={words.sub}>
      <EntryForm form={form} act={words.save}>
        {refusedWith(form.cause, FLOW_ENDED) && (
          <Note tone="warn" className="mt-3">
            <p className="strong">{words.late}</p>
            <p>{words.lateText}</p>
            <Link to={to('/forget', { phone })} replace className="text-link mt-1 inline-block">
              {words.again}
            </Link>
          </Note>
        )}
      </EntryForm>
    </EntryPage>
  );
}
