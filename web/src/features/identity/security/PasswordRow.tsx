import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ChangePasswordSheet } from '@/features/identity/password/ChangePasswordSheet';
import { securityWords as words } from '@/features/identity/words.security';
import { instantDay } from '@/lib/days';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Row } from '@/ui/Row';
import type { security } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';

interface PasswordRowProps {
  facts: Pick<Output<typeof security>, 'tradePswFlag' | 'passwordSetAt' | 'mobile'>;
}

/** The one password of login and trading: since when, and where it is set or changed. */
export function PasswordRow({ facts }: PasswordRowProps) {
  const [changing, setChanging] = useState(false);
  const go = useGo();
  const set = facts.tradePswFlag;
  const since = set && facts.passwordSetAt ? instantDay(facts.passwordSetAt) : undefined;
  function open() {
    if (set) setChanging(true);
    else go(to('/sendNote', { areaCode: '86', phone: facts.mobile, type: 'resetpassword' }));
  }
  return (
    <>
      <Row
        icon={<KeyRound size={22} strokeWidth={1.75} aria-hidden="true" />}
        title={words.password}
        sub={words.passwordSub}
        value={since ? words.passwordSet(since) : set ? words.on : words.passwordNone}
        onClick={open}
      />
      <ChangePasswordSheet open={changing} onClose={() => setChanging(false)} />
    </>
  );
}
