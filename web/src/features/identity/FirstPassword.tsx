import { useState } from 'react';
import { EntryPage, FieldBlock } from '@/trade/customer/EntryPage';
import { Button } from '@/ui/Button';
import { Form } from '@/ui/Form';
import { PasswordField } from './password/PasswordField';
import { PasswordRules } from './password/PasswordRules';
import { isPassword } from './password/passwordRules';
import { passwordWords, registerWords as words } from './words';

interface FirstPasswordProps {
  onBack: () => void;
  /** Without a password: it is set later. */
  onDone: (password?: string) => void;
  saving: boolean;
}

/** The last step of registering: a password, now or later. */
export function FirstPassword({ onBack, onDone, saving }: FirstPasswordProps) {
  const [password, setPassword] = useState('');
  return (
    <EntryPage title={words.passwordTitle} sub={words.passwordSub} onBack={onBack}>
      <Form onSubmit={() => onDone(password)}>
        <FieldBlock>
          <PasswordField
            label={passwordWords.field}
            kind="new"
            bare
            value={password}
            placeholder={passwordWords.hint}
            onChange={setPassword}
          />
          <PasswordRules password={password} />
        </FieldBlock>
        <div className="mt-5 flex flex-col gap-2">
          <Button wide type="submit" disabled={!isPassword(password)} loading={saving}>
            {words.done}
          </Button>
          <Button wide kind="quiet" disabled={saving} onClick={() => onDone()}>
            {words.skip}
          </Button>
        </div>
      </Form>
    </EntryPage>
  );
}
