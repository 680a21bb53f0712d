import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Button } from '@/ui/Button';
import { Input } from '@/ui/Input';
import { IconButton } from '@/ui/NavBar';
import { Sheet } from '@/ui/Sheet';
import { useAction } from '@/wire/action';
import { NetworkFailure, Refusal, refusedWith } from '@/wire/failure';
import { verifyPassword } from '@/wire/gen/identity';
import { actError } from './actError';
import { Changed } from './Changed';
import { isChanged } from './promised';
import { passwordWords as words } from './words.password';

/** The password was right too long ago. */
const UNVERIFIED = 12021;

interface PasswordSheetProps {
  open: boolean;
  /** Word of the button: 确认买入. */
  act: string;
  /** The act after the password runs. */
  busy: boolean;
  /** Why that act did not come through. */
  cause: Error | null;
  onVerified: () => void;
  onClose: () => void;
  /** What is decided: the amount. */
  children: ReactNode;
}

/**
 * Asks for the password before money moves. A wrong one says how many tries are left; when the
 * line broke after a right one, the act is tried again without asking anew.
 */
export function PasswordSheet(props: PasswordSheetProps) {
  const { open, act, busy, cause, onVerified, onClose } = props;
  const [password, setPassword] = useState('');
  const [seen, setSeen] = useState(false);
  const verify = useAction(verifyPassword, { silent: true });
  const { reset } = verify;
  useEffect(() => {
    if (open) return;
    setPassword('');
    setSeen(false);
    reset();
  }, [open, reset]);
  useEffect(() => {
    if (refusedWith(cause, UNVERIFIED)) reset();
  }, [cause, reset]);
  const running = busy || verify.isPending;
  const passed = verify.isSuccess;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (running || !password) return;
    if (passed) onVerified();
    // Not once the sheet is closed, which forgets what was asked.
    else verify.mutate({ password }, { onSuccess: onVerified });
  }
  return (
    <Sheet open={open} title={words.title} onClose={onClose}>
      <form onSubmit={submit} className="pb-2">
        <div className="text-center">{props.children}</div>
        {isChanged(cause) && <Changed refusal={cause} />}
        <Input
          label={words.label}
          bare
          autoFocus
          value={password}
          type={seen ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={64}
          placeholder={words.placeholder}
          error={errorOf(verify.error, cause)}
          hint={words.safe}
          onChange={(next) => {
            setPassword(next);
            if (verify.isError || passed) reset();
          }}
          end={<Reveal seen={seen} onToggle={() => setSeen(!seen)} />}
        />
        <div className="mt-4 flex">
          <Button wide type="submit" loading={running} disabled={!password}>
            {act}
          </Button>
        </div>
        <p className="mt-3 pb-2 text-center">
          <Link to={to('/forget')} className="text-link text-13">
            {words.forgot}
          </Link>
        </p>
      </form>
    </Sheet>
  );
}

function Reveal({ seen, onToggle }: { seen: boolean; onToggle: () => void }) {
  const Icon = seen ? EyeOff : Eye;
  return (
    <IconButton label={seen ? words.hide : words.show} pressed={seen} onClick={onToggle}>
      <Icon size={20} strokeWidth={1.75} className="text-t2" aria-hidden="true" />
    </IconButton>
  );
}

function errorOf(verifying: Error | null, acting: Error | null): string | undefined {
  if (verifying instanceof Refusal) return verifying.message;
  if (verifying instanceof NetworkFailure) return words.lost;
  return actError(acting);
}
