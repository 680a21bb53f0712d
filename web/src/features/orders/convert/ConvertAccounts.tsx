import { AccountRow } from '@/trade/form/AccountRow';
import { formWords } from '@/trade/form/words';
import { isForPensions } from '@/trade/fund/pension';
import { Card } from '@/ui/Card';
import type { PreConvert } from './convertState';
import { convertWords as words } from './words.convert';

interface ConvertAccountsProps {
  pre: PreConvert;
  onChoose: (tradeAcco: string) => void;
}

/** The card to which both funds belong. */
export function ConvertAccounts({ pre, onChoose }: ConvertAccountsProps) {
  return (
    <Card title={words.holds}>
      <AccountRow
        accounts={pre.accounts}
        tradeAcco={pre.tradeAcco}
        sub={words.holdsText}
        title={words.chooseCard}
        named={isForPensions(pre) ? formWords.pension : undefined}
        onChoose={onChoose}
      />
    </Card>
  );
}
