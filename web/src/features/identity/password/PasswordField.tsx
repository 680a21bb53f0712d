import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { loginWords as words } from '@/features/identity/words';
import { Input } from '@/ui/Input';
import { IconButton } from '@/ui/NavBar';

interface PasswordFieldProps {
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
