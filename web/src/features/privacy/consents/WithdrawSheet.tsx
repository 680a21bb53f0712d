import { toast } from '@/lib/toast';
import type { Consent } from '@/trade/consent/consents';
import { PasswordSheet } from '@/trade/form/PasswordSheet';
import { useAction } from '@/wire/action';
import { withdrawConsent } from '@/wire/gen/privacy';
import { consentsWords as words } from './words';

interface WithdrawSheetProps {
  consent: Consent;
  onClose: () => void;
}

/** What ends with a consent is said first, then the password is asked for. */
export default function WithdrawSheet({ consent, onClose }: WithdrawSheetProps) {
  const { purpose, purposeName, ends, stays } = consent;
  const withdraw = useAction(withdrawConsent, {
    silent: true,
    renewsFirst: true,
    onDone: () => {
      toast.done(words.withdrawn(purposeName));
      onClose();
    },
  });
  return (
    <PasswordSheet
      open
      act={words.act}
      busy={withdraw.isPending}
      cause={withdraw.error}
      onVerified={() => withdraw.mutate({ purpose })}
      onClose={onClose}
    >
      <p className="text-17 strong">{words.withdraw(purposeName)}</p>
      <p className="mt-1 text-15 text-t2">{ends}</p>
      {stays && <p className="mt-1 text-13 text-t3">{stays}</p>}
    </PasswordSheet>
  );
}
