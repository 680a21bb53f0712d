import { type Account, bankOf } from '@/features/pension/pension';
import { accountWords as words } from '@/features/pension/words.account';
import { Note } from '@/ui/Note';
import { Sheet } from '@/ui/Sheet';

interface DrawSheetProps {
  account: Pick<Account, 'bankName'>;
  open: boolean;
  onClose: () => void;
}

/** When the money may be drawn; the bank decides. */
export default function DrawSheet({ account, open, onClose }: DrawSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={words.draw}>
      <ol className="pension-list">
        {words.cases.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <Note className="mt-3 mb-2">{words.drawText(bankOf(account))}</Note>
    </Sheet>
  );
}
