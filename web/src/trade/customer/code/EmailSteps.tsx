import { Input } from '@/ui/Input';
import { sentenceOf } from '@/wire/failure';
import { emailWords as words } from '../words.mail';
import { CodeStep } from './CodeStep';
import type { EmailCode } from './useEmailCode';

interface EmailFieldProps {
  code: EmailCode;
  label?: string;
  hint?: string;
}

/** The field of the address; it is sent by the form around it. */
export function EmailField({ code, label, hint }: EmailFieldProps) {
  return (
    <Input
      label={label ?? words.email}
      value={code.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      placeholder={words.hint}
      maxLength={64}
      disabled={code.sent.sending}
      error={code.fault}
      hint={hint}
      onChange={code.type}
    />
  );
}

/** The six cells of the code that was mailed. */
export function EmailCodeStep({ code }: { code: EmailCode }) {
  return (
    <CodeStep
      typed={code.typed}
      sent={code.sent}
      onDone={code.submit}
      error={sentenceOf(code.sent.cause)}
      checking={code.checking}
      onOther={code.other}
      words={words.code}
    />
  );
}
