import { lazy, Suspense, useState } from 'react';
import { Avatar } from '@/ui/Avatar';
import { Row } from '@/ui/Row';
import { useOnce } from '@/ui/Sheet';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';
import { formWords as words } from './words';

// Most customers hold a fund under one card.
const AccountSheet = lazy(() => import('./AccountSheet'));

interface AccountRowProps {
  accounts: Output<typeof preRedeem>['accounts'];
  /** The chosen one. */
  tradeAcco: string;
  /** What the card is to the order. */
  sub: string;
  /** Of the sheet with the others. */
  title: string;
  /** What an account is called; a card's by its bank and tail unless given. */
  named?: (bank: string, tail: string) => string;
  onChoose: (tradeAcco: string) => void;
}

/** The card under which the shares are held; where there are several, another one may be chosen. */
export function AccountRow(props: AccountRowProps) {
  const { accounts, tradeAcco, sub, title, named = words.card, onChoose } = props;
  const [open, setOpen] = useState(false);
  const opened = useOnce(open);
  const account = accounts.find((one) => one.tradeAcco === tradeAcco);
  return (
    <>
      {account && (
        <Row
          icon={<Avatar name={account.bankName} size={40} />}
          title={named(account.bankName, account.tail)}
          sub={sub}
          onClick={accounts.length > 1 ? () => setOpen(true) : undefined}
        />
      )}
      {opened && (
        <Suspense>
          <AccountSheet
            open={open}
            title={title}
            accounts={accounts}
            tradeAcco={tradeAcco}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
