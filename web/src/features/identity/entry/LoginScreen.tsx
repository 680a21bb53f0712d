import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PasswordField } from '@/features/identity/password/PasswordField';
import { loginWords as words } from '@/features/identity/words';
import { noteWait, useCountdown } from '@/lib/useCountdown';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useArgs, useGo } from '@/route/navigation';
import { EntryPage, FieldBlock } from '@/trade/customer/EntryPage';
import { cannotBeMobile, isMobile, typedMobile } from '@/trade/customer/mobile';
import { useAgreement } from '@/trade/customer/useAgreement';
import { entryWords } from '@/trade/customer/words';
import { Button, TextButton } from '@/ui/Button';
import { Note } from '@/ui/Note';
import { useAction } from '@/wire/action';
import { refusedWith, sentenceOf, waitOf } from '@/wire/failure';
import { login } from '@/wire/gen/identity';
import { MobileField } from './MobileField';
import { NO_PASSWORD, PASSWORD_LOCKED, PASSWORD_WAIT } from './refusals';
import { useArrival } from './useArrival';

/** Waited for where the server does not say how long. */
const A_MINUTE = 60;

/** Login with a mobile and the password. A wrong one and a lock say what is left to do. */
export default function LoginScreen() {
  const { phone } = useArgs('/login');
  const [mobile, setMobile] = useState(typedMobile(phone ?? ''));
  const [password, setPassword] = useState('');
  const go = useGo();
  const arrive = useArrival();
  const agreement = useAgreement();
  const enter = useAction(login, { silent: true, onDone: arrive });
  const phoneNow = mobile || undefined;
  const locked = refusedWith(enter.error, PASSWORD_LOCKED);
  const wait = `password:${mobile}`;
  const left = useCountdown(wait);
  const ready = isMobile(mobile) && password !== '' && left === 0;
  function logIn() {
    const onError = (cause: unknown) => {
      if (refusedWith(cause, PASSWORD_WAIT)) noteWait(wait, waitOf(cause) ?? A_MINUTE);
    };
    enter.mutate({ mobile, password }, { onError });
  }
  // Back from the new password finds the mobile typed.
  function forget() {
    go(to('/login', { phone: phoneNow }), { replace: true });
    go(to('/forget', { phone: phoneNow }));
  }
  return (
    <EntryPage
      title={words.passwordTitle}
      sub={words.passwordSub}
      start="close"
      other={{ label: words.byCode, to: to('/loginNote', { phone: phoneNow }) }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) agreement.ask(logIn);
        }}
      >
        <FieldBlock>
          <MobileField value={mobile} onChange={setMobile} />
          <PasswordField
            label={words.password}
            kind="current"
            bare
            value={password}
            placeholder={words.password}
            error={
              locked || enter.isPending || refusedWith(enter.error, PASSWORD_WAIT)
                ? undefined
                : sentenceOf(enter.error)
            }
            onChange={(text) => {
              setPassword(text);
              if (enter.isError && !locked) enter.reset();
            }}
          />
        </FieldBlock>
        {locked && (
          <Held title={words.lockedTitle} text={sentenceOf(enter.error)}>
            <TextButton onClick={forget}>{words.unlockNow}</TextButton>
          </Held>
        )}
        {left > 0 && (
          <Held ticks title={words.waitTitle} text={words.waitText(words.time(left))}>
            <Link to={to('/loginNote', { phone: phoneNow })} replace className="text-link">
              {words.byCode}
            </Link>
          </Held>
        )}
        <div className="mt-2">{agreement.box}</div>
        <Button wide type="submit" className="mt-3" disabled={!ready} loading={enter.isPending}>
          {words.login}
        </Button>
      </form>
      {!ready && left === 0 && !cannotBeMobile(mobile) && (
        <p className="mt-3 text-center text-13 text-t3">
          {isMobile(mobile) ? words.passwordMissing : entryWords.mobileHint}
        </p>
      )}
      <div className="mt-4 flex justify-between text-13">
        <TextButton onClick={forget}>{words.forgot}</TextButton>
        {refusedWith(enter.error, NO_PASSWORD) ? (
          <Link to={to('/loginNote', { phone: mobile })} replace className="text-link">
            {words.noPassword}
          </Link>
        ) : (
          <Link to={to('/sign', { phone: phoneNow })} replace className="text-link">
            {words.register}
          </Link>
        )}
      </div>
      {agreement.layers}
    </EntryPage>
  );
}

interface HeldProps {
  title: string;
  text: string | undefined;
  /** The text changes each second, which nobody wants read out. */
  ticks?: boolean;
  children: ReactNode;
}

/** Why the password is not asked for now, and the way around it. */
function Held(props: HeldProps) {
  return (
    <Note
      tone="warn"
      className="mt-3"
      icon={<LockKeyhole size={18} strokeWidth={1.75} aria-hidden="true" />}
    >
      <p className="strong" role={props.ticks ? 'alert' : undefined}>
        {props.title}
      </p>
      <p role={props.ticks ? undefined : 'alert'}>{props.text}</p>
      <p className="mt-1 strong">{props.children}</p>
    </Note>
  );
}
