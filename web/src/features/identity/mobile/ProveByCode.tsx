import { CodePage } from '@/features/identity/entry/CodePage';
import { useSmsCode } from '@/features/identity/entry/useSmsCode';
import { useUser } from '@/trade/customer/user';
import { useAction } from '@/wire/action';
import { beginOwnFlow } from '@/wire/gen/identity';
import { telWords as words } from './words.mobile';

export interface ProofProps {
  onBack: () => void;
  /** With the key that the next call carries. */
  onProved: (sessionkey: string) => void;
}

/** The customer proves the present mobile with a code to it. */
export function ProveByCode({ onBack, onProved }: ProofProps) {
  const own = useUser().data?.mobile;
  const sms = useSmsCode({ purpose: 'modify' });
  const begin = useAction(beginOwnFlow, {
    silent: true,
    onDone: ({ sessionkey }) => onProved(sessionkey),
  });
  return (
    <CodePage
      title={words.oldTitle}
      sms={sms}
      target={own}
      checking={begin.isPending}
      onDone={(code, refused) => begin.mutate({ code, purpose: 'modify' }, refused)}
      onBack={onBack}
    />
  );
}
