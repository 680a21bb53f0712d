import { useState } from 'react';
import { loginWords, passwordWords as words } from '@/features/identity/words';
import { toast } from '@/lib/toast';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { Sheet } from '@/ui/Sheet';
import { useAction } from '@/wire/action';
import { sentenceOf } from '@/wire/failure';
import { changePassword } from '@/wire/gen/identity';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { isPassword } from './passwordRules';

const FORM = 'change-password';

interface ChangePasswordSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The present password and the new one; SMS helps whoever has forgotten it. */
export function ChangePasswordSheet({ open, onClose }: ChangePasswordSheetProps) {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const mobile = useUser().data?.mobile;
  const change = useAction(changePassword, {
    silent: true,
    onDone: () => {
      toast.done(words.changeDone);
      leave();
    },
  });
  function leave() {
    setOld('');
    setFresh('');
    change.reset();
    onClose();
  }
  const same = fresh !== '' && fresh === old;
  const ready = old !== '' && isPassword(fresh) && !same;
  return (
    <Sheet
      open={open}
      onClose={leave}
      title={words.change}
      foot={
        <Button wide type="submit" form={FORM} disabled={!ready} loading={change.isPending}>
          {words.save}
        </Button>
      }
    >
      <Form id={FORM} onSubmit={() => change.mutate({ oldPassword: old, newPassword: fresh })}>
        <PasswordField
          label={words.oldField}
          kind="current"
          value={old}
          error={change.isPending ? undefined : sentenceOf(change.error)}
          onChange={(text) => {
            setOld(text);
            if (change.isError) change.reset();
          }}
        />
        <PasswordField
          label={words.field}
          kind="new"
          value={fresh}
          error={same ? words.same : undefined}
          onChange={setFresh}
        />
        <PasswordRules password={fresh} />
      </Form>
      <p className="pb-2 text-13">
        <Link
          to={to('/sendNote', { areaCode: '86', phone: mobile, type: 'resetpassword' })}
          className="text-link"
        >
          {loginWords.forgot}
        </Link>
      </p>
    </Sheet>
  );
}
