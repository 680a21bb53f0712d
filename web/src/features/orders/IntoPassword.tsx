import { type components, redeemInto } from '@/api/gen/orders';
import { useAction } from '@/api/query';
import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { Figure } from '@/ui/Figure';
import { dropDraft } from './draft';
import { PasswordSheet } from './PasswordSheet';
import { touchedByOrders } from './queries';
import { redeemWords } from './words';
import { intoWords as words } from './words.into';
import { onwardWords } from './words.onward';

interface IntoPasswordProps {
  open: boolean;
  input: components['schemas']['RedeemIntoRequest'];
  /** Of both funds, the one that is redeemed first. */
  names: readonly [string, string];
  onClose: () => void;
}

/** The password, then the redemption into a fund. */
export default function IntoPassword({ open, input, names, onClose }: IntoPasswordProps) {
  const go = useGo();
  const act = useAction(redeemInto, {
    tells: true,
    outdates: touchedByOrders,
    onDone: ({ orderNo }) => {
      dropDraft();
      go(to('/fundResult', { orderNo }), { replace: true });
    },
  });
  return (
    <PasswordSheet
      open={open}
      act={words.submit}
      busy={act.isPending}
      cause={act.error}
      onVerified={() => act.mutate(input)}
      onClose={onClose}
    >
      <Figure value={input.shares} unit={redeemWords.unit} size={36} />
      <p className="mt-1 text-13 text-t2">{onwardWords.pair(...names)}</p>
    </PasswordSheet>
  );
}
