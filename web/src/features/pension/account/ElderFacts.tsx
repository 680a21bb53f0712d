import { Headset } from 'lucide-react';
import { type Account, balanceNow, bankOf, isSome } from '@/features/pension/pension';
import { accountWords as words } from '@/features/pension/words.account';
import { firstDay, spokenDay } from '@/lib/days';
import { ServiceWay } from '@/trade/customer/ServiceWay';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';

interface ElderFactsProps {
  account: Account;
  hidden: boolean;
}

/** In large text: the balance, what may still be paid in, the next free day, a person to call. */
export function ElderFacts({ account, hidden }: ElderFactsProps) {
  const { elder } = words;
  const { linked, year } = account;
  return (
    <Card>
      <dl className="pension-elder">
        {linked && (
          <>
            <dt>{elder.balance}</dt>
            <dd>
              <Figure value={balanceNow(account)} size={26} hidden={hidden} />
            </dd>
            <dt>{elder.left}</dt>
            <dd>
              <Figure value={year.left} size={26} hidden={hidden} />
            </dd>
          </>
        )}
        <dt>{elder.nextFree}</dt>
        <dd className="text-20 strong">{nextFreeOf(account)}</dd>
      </dl>
      <ServiceWay>
        {(open) => (
          <Row
            icon={
              <Headset size={24} strokeWidth={1.75} className="text-brand" aria-hidden="true" />
            }
            title={elder.person}
            sub={linked ? elder.bankText(bankOf(account)) : elder.personText}
            onClick={open}
          />
        )}
      </ServiceWay>
    </Card>
  );
}

function nextFreeOf({ funds }: Account): string {
  if (funds.some(({ available }) => isSome(available))) return words.elder.freeNow;
  const day = firstDay(funds.map(({ nextFree }) => nextFree));
  return day ? spokenDay(day) : words.elder.nothing;
}
