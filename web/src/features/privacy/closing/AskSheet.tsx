import { toast } from '@/lib/toast';
import { PasswordSheet } from '@/trade/form/PasswordSheet';
import { useAction } from '@/wire/action';
import { Refusal } from '@/wire/failure';
import { askClosing } from '@/wire/gen/privacy';
import { renew } from '@/wire/renew';
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
  // What stands against it has come since, or it is asked for already: the page below is old.
  const onError = (cause: unknown) => {
    if (cause instanceof Refusal) void renew(askClosing.writes);
  };
  return (
    <PasswordSheet
      open
      act={words.act}
      busy={ask.isPending}
      cause={ask.error}
      onVerified={() => ask.mutate({}, { onError })}
      onClose={onClose}
    >
      <p className="text-17 strong">{words.sure}</p>
      <p className="mt-1 text-13 text-t2">{words.sureText(days)}</p>
    </PasswordSheet>
  );
}
