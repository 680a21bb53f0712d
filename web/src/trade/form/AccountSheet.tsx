import { amount } from '@/lib/figures';
import { Avatar } from '@/ui/Avatar';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Sheet } from '@/ui/Sheet';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { Done } from './Done';
import { formWords as words } from './words';

interface AccountSheetProps {
  open: boolean;
  title: string;
  accounts: Output<typeof preRedeem>['accounts'];
  /** The chosen one. */
  tradeAcco: string;
  onChoose: (tradeAcco: string) => void;
  onClose: () => void;
}

/** The cards under which the customer holds the fund, each with its shares. */
export default function AccountSheet(props: AccountSheetProps) {
  const { open, title, accounts, tradeAcco, onChoose, onClose } = props;
  return (
    <Sheet open={open} title={title} onClose={onClose} foot={<Done onClick={onClose} />}>
      <RadioGroup label={title} value={tradeAcco} onChange={onChoose}>
        {accounts.map((one) => (
          <RadioRow
            key={one.tradeAcco}
            value={one.tradeAcco}
            icon={<Avatar name={one.bankName} size={40} />}
            title={words.card(one.bankName, one.tail)}
            sub={words.holding(amount(one.available))}
          />
        ))}
      </RadioGroup>
    </Sheet>
  );
}
