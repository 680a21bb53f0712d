import type { Operation } from '@/api/operation';
import { Figure } from '@/ui/Figure';
import { PasswordSheet } from './PasswordSheet';
import { usePlacing } from './usePlacing';
import { redeemWords } from './words';

interface SharesPasswordProps<In, Out> {
  open: boolean;
  /** Takes the order. */
  place: Operation<In, Out>;
  input: In;
  /** What the button does. */
  submit: string;
  /** What becomes of the shares. */
  what: string;
  onClose: () => void;
}

/** The password, then an order that gives shares away. */
export function SharesPassword<In extends { shares: string }, Out extends { orderNo: string }>(
  props: SharesPasswordProps<In, Out>,
) {
  const { open, place, input, submit, what, onClose } = props;
  const act = usePlacing(place);
  return (
    <PasswordSheet
      open={open}
      act={submit}
      busy={act.isPending}
      cause={act.error}
      onVerified={() => act.mutate(input)}
      onClose={onClose}
    >
      <Figure value={input.shares} unit={redeemWords.unit} size={36} />
      <p className="mt-1 text-13 text-t2">{what}</p>
    </PasswordSheet>
  );
}
