import { Headset } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type Account, balanceNow, bankOf, isSome } from '@/features/pension/pension';
import { accountWords as words } from '@/features/pension/words.account';
import { firstDay, spokenDay } from '@/lib/days';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { useOnce } from '@/ui/Sheet';

const ServiceSheet = lazy(async () => {
  const { ServiceSheet: sheet } = await import('@/trade/customer/ServiceSheet');
  return { default: sheet };
});

interface ElderFactsProps {
  account: Account;
  hidden: boolean;
}

/** In large text: the balance, what may still be paid in, the next free day, a person to call. */
export function ElderFacts({ account, hidden }: ElderFactsProps) {
  const [asking, setAsking] = useState(false);
  const asked = useOnce(asking);
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
      <Row
        icon={<Headset size={24} strokeWidth={1.75} className="text-brand" aria-hidden="true" />}
        title={elder.person}
        sub={linked ? elder.bankText(bankOf(account)) : elder.personText}
        onClick={() => setAsking(true)}
      />
      {asked && (
        <Suspense>
          <ServiceSheet open={asking} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function nextFreeOf({ funds }: Account): string {
  if (funds.some(({ available }) => isSome(available))) return words.elder.freeNow;
  const day = firstDay(funds.map(({ nextFree }) => nextFree));
  return day ? spokenDay(day) : words.elder.nothing;
}
