import { type components, convert } from '@/api/gen/orders';
import { useAction } from '@/api/query';
import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { Figure } from '@/ui/Figure';
import { dropDraft } from './draft';
import { PasswordSheet } from './PasswordSheet';
import { touchedByOrders } from './queries';
import { convertWords as words } from './words.convert';
import { convertedWords } from './words.converted';

interface ConvertPasswordProps {
  open: boolean;
  input: components['schemas']['ConvertRequest'];
  /** Of both funds, the one that goes out first. */
  names: readonly [string, string];
  onClose: () => void;
}

/** The password, then the conversion. */
export default function ConvertPassword({ open, input, names, onClose }: ConvertPasswordProps) {
  const go = useGo();
  const act = useAction(convert, {
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
      <p className="mt-1 text-13 text-t2">{convertedWords.pair(...names)}</p>
    </PasswordSheet>
  );
}
