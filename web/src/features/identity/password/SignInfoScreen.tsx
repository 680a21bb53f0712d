import { useState } from 'react';
import { EntryPage, FieldBlock } from '@/features/identity/entry/EntryPage';
import { FLOW_ENDED } from '@/features/identity/entry/refusals';
import { passwordWords as words } from '@/features/identity/words';
import { useStore } from '@/lib/store';
import { toast } from '@/lib/toast';
import { leave } from '@/route/history';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Note } from '@/ui/Note';
import { useAction } from '@/wire/action';
import { refusedWith, sentenceOf } from '@/wire/failure';
import { resetPassword } from '@/wire/gen/identity';
import { token } from '@/wire/session';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { isPassword } from './passwordRules';

/** A new password, after the code of a reset has been checked. */
export default function SignInfoScreen() {
  const { sessionkey, phone } = useArgs('/signInfo');
  const [password, setPassword] = useState('');
  const loggedIn = useStore(token) !== null;
  const save = useAction(resetPassword, {
    silent: true,
    sessionKey: sessionkey,
    renewsFirst: true,
    onDone: end,
  });
  function end() {
    toast.done(loggedIn ? words.savedElsewhere : words.saved);
    // A visitor came from his login, or by a link.
    leave(loggedIn ? to('/fundhome') : to('/login', { phone }));
  }
  const late = refusedWith(save.error, FLOW_ENDED);
  return (
    <EntryPage title={words.title} sub={words.sub}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isPassword(password)) save.mutate({ password });
        }}
      >
        <FieldBlock>
          <PasswordField
            label={words.field}
            kind="new"
            bare
            value={password}
            placeholder={words.hint}
            error={late || save.isPending ? undefined : sentenceOf(save.error)}
            onChange={setPassword}
          />
          <PasswordRules password={password} />
        </FieldBlock>
        {late && (
          <Note tone="warn" className="mt-3">
            <p className="strong">{words.late}</p>
            <p>{words.lateText}</p>
            <Link to={to('/forget', { phone })} replace className="text-link mt-1 inline-block">
              {words.again}
            </Link>
          </Note>
        )}
        <Button
          wide
          type="submit"
          className="mt-5"
          disabled={!isPassword(password)}
          loading={save.isPending}
        >
          {words.save}
        </Button>
      </form>
    </EntryPage>
  );
}
