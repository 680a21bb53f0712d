import { SAME_PASSWORD } from '@/features/identity/entry/refusals';
import { loginWords, passwordWords as words } from '@/features/identity/words';
import { toast } from '@/lib/toast';
import { FieldLines, FormOf } from '@/patterns/form/Fields';
import type { Field } from '@/patterns/form/field';
import { useForm } from '@/patterns/form/useForm';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useUser } from '@/trade/customer/user';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { refusedWith } from '@/wire/failure';
import { changePassword } from '@/wire/gen/identity';
import type { Input } from '@/wire/operation';
import { password } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { isPassword } from './passwordRules';

const fields: readonly Field<Input<typeof changePassword>>[] = [
  { name: 'oldPassword', label: words.oldField, kind: password('current') },
  {
    name: 'newPassword',
    label: words.field,
    kind: password('new'),
    lacks: (fresh) => !isPassword(fresh),
    fault: (fresh, { oldPassword }) => (fresh && fresh === oldPassword ? words.same : undefined),
    below: (fresh) => <PasswordRules password={fresh} />,
  },
];

interface ChangePasswordSheetProps {
  open: boolean;
  onClose: () => void;
}

/** The present password and the new one; SMS helps whoever has forgotten it. */
export function ChangePasswordSheet({ open, onClose }: ChangePasswordSheetProps) {
  const mobile = useUser().data?.mobile;
  const form = useForm({
    fields,
    first: { oldPassword: '', newPassword: '' },
    submit: changePassword,
    input: (draft) => draft,
    lands: (cause) => (refusedWith(cause, SAME_PASSWORD) ? 'newPassword' : 'oldPassword'),
    done: () => {
      toast.done(words.changeDone);
      leave();
    },
  });
  function leave() {
    form.clear();
    onClose();
  }
  return (
    <Sheet
      open={open}
      onClose={leave}
      title={words.change}
      foot={
        <Button
          wide
          type="submit"
          form={form.id}
          disabled={form.lack !== undefined}
          loading={form.pending}
        >
          {words.save}
        </Button>
      }
    >
      <FormOf form={form}>
        <FieldLines form={form} />
      </FormOf>
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
