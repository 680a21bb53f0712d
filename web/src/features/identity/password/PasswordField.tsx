import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { loginWords as words } from '@/features/identity/words';
import type { Kind } from '@/patterns/form/field';
import { Input } from '@/ui/Input';
import { IconButton } from '@/ui/NavBar';

interface PasswordFieldProps {
  id?: string;
  label: string;
  value: string;
  onChange: (password: string) => void;
  /** `new` lets a password store offer one. */
  kind: 'current' | 'new';
  placeholder?: string;
  error?: string;
  bare?: boolean;
}

/** A password with an eye to look at it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? Eye : EyeOff;
  return (
    <Input
      id={props.id}
      label={props.label}
      value={props.value}
      onChange={props.onChange}
      type={shown ? 'text' : 'password'}
      autoComplete={`${props.kind}-password`}
      maxLength={64}
      placeholder={props.placeholder}
      error={props.error}
      bare={props.bare}
      end={
        <IconButton
          label={shown ? words.hide : words.show}
          pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} strokeWidth={1.75} className="text-t3" aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

/** A password as a field of a form; `look` is of the page that it stands on. */
export function password(
  kind: PasswordFieldProps['kind'],
  look: Pick<PasswordFieldProps, 'bare' | 'placeholder'> = {},
): Kind<string> {
  return (field) => <PasswordField {...field} {...look} kind={kind} />;
}
