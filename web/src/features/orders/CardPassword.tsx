import { type components, redeem } from '@/api/gen/orders';
import { useAction } from '@/api/query';
import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { Figure } from '@/ui/Figure';
import { dropDraft } from './draft';
import { PasswordSheet } from './PasswordSheet';
import { touchedByOrders } from './queries';
import { passwordWords, redeemWords as words } from './words';

interface CardPasswordProps {
  open: boolean;
  input: components['schemas']['RedeemRequest'];
  fundName: string;
  onClose: () => void;
}

/** The password, then the redemption to the card. */
export default function CardPassword({ open, input, fundName, onClose }: CardPasswordProps) {
  const go = useGo();
  const act = useAction(redeem, {
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
      <Figure value={input.shares} unit={words.unit} size={36} />
      <p className="mt-1 text-13 text-t2">
        {passwordWords.what(input.quick ? words.quick : words.ordinary, fundName)}
      </p>
    </PasswordSheet>
  );
}
