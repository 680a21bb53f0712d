import { Figure } from '@/ui/Figure';
import type { Operation } from '@/wire/operation';
import { PasswordSheet } from './PasswordSheet';
import type { Promised } from './promised';
import { usePlacing } from './usePlacing';
import { shareWords } from './words.shares';

interface SharesPasswordProps<In, Out> {
  /** The draft's name. */
  of: string;
  open: boolean;
  /** Takes the order. */
  place: Operation<In, Out>;
  input: In;
  /** What the page says of it. */
  promised: Promised;
  onSend: () => void;
  onTaken?: (orderNo: string, read: Promised) => void;
  /** What the button does. */
  submit: string;
  /** What becomes of the shares. */
  what: string;
  onClose: () => void;
}

/** The password, then an order that gives shares away. */
export function SharesPassword<
  In extends { shares: string },
  Out extends { orderNo: string; kind: string },
>(props: SharesPasswordProps<In, Out>) {
  const { place, input, submit, what, onClose, ...placing } = props;
  const act = usePlacing(place, placing);
  return (
    <PasswordSheet
      open={placing.open}
      act={submit}
      busy={act.isPending}
      cause={act.error}
      onVerified={() => act.place(input)}
      onClose={onClose}
    >
      <Figure value={input.shares} unit={shareWords.unit} size={36} />
      <p className="mt-1 text-13 text-t2">{what}</p>
    </PasswordSheet>
  );
}
