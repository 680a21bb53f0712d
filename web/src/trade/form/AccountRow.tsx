import { useState } from 'react';
import { amount } from '@/lib/figures';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { RadioGroup, RadioRow } from '@/ui/Checks';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { formWords as words } from './words';

interface AccountRowProps {
  accounts: Output<typeof preRedeem>['accounts'];
  /** The chosen one. */
  tradeAcco: string;
  /** What the card is to the order. */
  sub: string;
  /** Of the sheet with the others. */
  title: string;
  onChoose: (tradeAcco: string) => void;
}

/** The card under which the shares are held; where there are several, another one may be chosen. */
export function AccountRow({ accounts, tradeAcco, sub, title, onChoose }: AccountRowProps) {
  const [open, setOpen] = useState(false);
  const account = accounts.find((one) => one.tradeAcco === tradeAcco);
  const close = () => setOpen(false);
  return (
    <>
      {account && (
        <Row
          icon={<Avatar name={account.bankName} size={40} />}
          title={words.card(account.bankName, account.tail)}
          sub={sub}
          onClick={accounts.length > 1 ? () => setOpen(true) : undefined}
        />
      )}
      <Sheet open={open} title={title} onClose={close} foot={<Done onClick={close} />}>
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
    </>
  );
}

/** Closes a sheet whose choice counts at once. */
export function Done({ onClick }: { onClick: () => void }) {
  return (
    <Button wide onClick={onClick}>
      {words.done}
    </Button>
  );
}
