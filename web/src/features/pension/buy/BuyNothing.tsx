import { lazy, Suspense, useState } from 'react';
import { type Account, bankOf } from '@/features/pension/pension';
import { pensionBuyWords as words } from '@/features/pension/words.buy';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Button } from '@/ui/Button';
import { CardDrawing } from '@/ui/drawings/CardDrawing';
import { Empty } from '@/ui/Empty';
import { useOnce } from '@/ui/Sheet';

const PayInSheet = lazy(() => import('@/features/pension/account/PayInSheet'));

/** What is not there: an account, money in it, or a fund that it may buy. */
export type Lack = 'link' | 'balance' | 'pensionFund';

interface BuyNothingProps {
  account: Account;
  lacks: Lack;
  fundCode: string;
}

/** In place of the form: what is lacking, and where it is to be had. */
export default function BuyNothing({ account, lacks, fundCode }: BuyNothingProps) {
  if (lacks === 'balance') return <NoBalance account={account} />;
  if (lacks === 'link') {
    return (
      <Empty
        drawing={<CardDrawing />}
        title={words.notLinked}
        text={words.notLinkedText}
        acts={
          <Link to={to('/pension/link', { fundCode })} className="button button-primary">
            {words.link}
          </Link>
        }
      />
    );
  }
  return (
    <Empty
      title={words.ordinary}
      text={words.ordinaryText}
      acts={
        <Link to={to('/pension/shares')} replace className="button button-primary">
          {words.toShares}
        </Link>
      }
    />
  );
}

function NoBalance({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  const opened = useOnce(open);
  return (
    <>
      <Empty
        drawing={<CardDrawing />}
        title={words.empty}
        text={words.emptyText(bankOf(account))}
        acts={<Button onClick={() => setOpen(true)}>{words.payIn}</Button>}
      />
      {opened && (
        <Suspense>
          <PayInSheet account={account} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
