import { useEffect, useEffectEvent } from 'react';
import { moveWords as words } from '@/features/childaccounts/words.move';
import { PasswordSheet } from '@/trade/form/PasswordSheet';
import type { Promised } from '@/trade/form/promised';
import { usePlacing } from '@/trade/form/usePlacing';
import { Figure } from '@/ui/Figure';
import { moveShares } from '@/wire/gen/childaccounts';
import type { Input } from '@/wire/operation';

interface MovePasswordProps {
  /** The draft's name. */
  of: string;
  open: boolean;
  fundName: string;
  /** The account in which they arrive. */
  into: string;
  input: Input<typeof moveShares>;
  promised: Promised;
  onSend: () => void;
  /** Whether a refusal is told beside the shares. */
  onRefused: (cause: Error) => boolean;
  onClose: () => void;
}

/** The password, then the move; what other shares would mend is told beside the shares. */
export default function MovePassword(props: MovePasswordProps) {
  const { of, open, fundName, into, input, promised } = props;
  const { onSend, onRefused, onClose } = props;
  const act = usePlacing(moveShares, { of, open, promised, onSend });
  const { error, reset } = act;
  const refused = useEffectEvent((cause: Error) => {
    if (!onRefused(cause)) return;
    reset();
    onClose();
  });
  useEffect(() => {
    if (error) refused(error);
  }, [error]);
  return (
    <PasswordSheet
      open={open}
      act={words.submit}
      busy={act.isPending}
      cause={error}
      onVerified={() => act.place(input)}
      onClose={onClose}
    >
      <Figure value={input.shares} unit={words.unit} size={36} />
      <p className="mt-1 text-13 text-t2">{fundName}</p>
      <p className="text-13 text-t2">{`${words.to} ${into}`}</p>
    </PasswordSheet>
  );
}
