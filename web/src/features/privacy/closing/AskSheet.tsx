import { toast } from '@/lib/toast';
import { PasswordSheet } from '@/trade/form/PasswordSheet';
import { useAction } from '@/wire/action';
import { askClosing } from '@/wire/gen/privacy';
import { closingWords as words } from './words';

interface AskSheetProps {
  days: number;
  onClose: () => void;
}

/** What it means is said once more, then the password is asked for. */
export default function AskSheet({ days, onClose }: AskSheetProps) {
  const ask = useAction(askClosing, {
    silent: true,
    renewsFirst: true,
    onDone: () => {
      toast.done(words.done);
      onClose();
    },
  });
  return (
    <PasswordSheet
      open
      act={words.act}
      busy={ask.isPending}
      cause={ask.error}
      onVerified={() => ask.mutate({})}
      onClose={onClose}
    >
      <p className="text-17 strong">{words.sure}</p>
      <p className="mt-1 text-13 text-t2">{words.sureText(days)}</p>
    </PasswordSheet>
  );
}
