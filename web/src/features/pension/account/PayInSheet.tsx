import { type Account, bankOf } from '@/features/pension/pension';
import { accountWords as words } from '@/features/pension/words.account';
import { amount } from '@/lib/figures';
import { Note } from '@/ui/Note';
import { Sheet } from '@/ui/Sheet';

interface PayInSheetProps {
  account: Pick<Account, 'bankName' | 'year'>;
  open: boolean;
  onClose: () => void;
}

/** Paying in happens at the bank: how. */
export default function PayInSheet({ account, open, onClose }: PayInSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={words.payIn}>
      <ol className="pension-list">
        {words.payInSteps(bankOf(account), amount(account.year.limit)).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <Note className="mt-3 mb-2">{words.payInText}</Note>
    </Sheet>
  );
}
