import type { ReactNode } from 'react';
import { type Account, balanceNow, isSome, told } from '@/features/pension/pension';
import { accountWords as words } from '@/features/pension/words.account';
import { clockOf, instantDay, instantTime, monthDay } from '@/lib/days';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { HideEye } from '@/trade/customer/HideEye';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Hero } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { Note } from '@/ui/Note';
import { Sentence } from '@/ui/Sentence';

interface PensionHeroProps {
  account: Account;
  hidden: boolean;
}

/** All of the pension's money; the balance has a day of its own. */
export function PensionHero({ account, hidden }: PensionHeroProps) {
  const elder = useStore(textSize) === 'elder';
  const { linked, bankName, tail, dayProfitDate, balanceAt, silent } = account;
  const day = monthDay(dayProfitDate);
  return (
    <Hero>
      <p className="flex items-center gap-1 text-13 text-t2">
        {words.assets(day)}
        <HideEye />
      </p>
      <Figure value={account.totalAssets} size={36} hidden={hidden} />
      {!elder && (
        <dl className="pension-facts">
          <Fact label={words.dayProfit(day)}>
            {/* Without a holding there is no day of it. */}
            <Delta value={dayProfitDate ? account.dayProfit : null} hidden={hidden} />
          </Fact>
          <Fact label={words.holdingProfit}>
            <Delta value={account.holdingProfit} hidden={hidden} />
          </Fact>
          {linked && (
            <Fact label={words.balance(silent ? '--' : instantDay(balanceAt))}>
              <Figure value={balanceNow(account)} hidden={hidden} />
            </Fact>
          )}
        </dl>
      )}
      <UnderWay account={account} hidden={hidden} />
      {linked && silent && (
        <Note tone="warn" className="mt-3">
          <Silence account={account} hidden={hidden} />
        </Note>
      )}
      {linked ? (
        <p className="mt-3 text-12 text-t3">{words.account(bankName, tail)}</p>
      ) : (
        <Note className="mt-3">
          {account.consented ? words.ended : words.endedConsent}{' '}
          <Link to={to('/pension/link')} className="text-link nowrap">
            {words.linkAgain}
          </Link>
        </Note>
      )}
    </Hero>
  );
}

/** What is in no fund yet or no more; what the bank has not answered is in no sum. */
function UnderWay({ account: { buying, leaving, asking }, hidden }: PensionHeroProps) {
  const parts = [];
  if (isSome(buying)) parts.push(words.buying(told(buying, hidden)));
  if (isSome(leaving)) parts.push(words.leaving(told(leaving, hidden)));
  if (isSome(asking)) parts.push(words.asking(told(asking, hidden)));
  if (parts.length === 0) return null;
  return (
    <p className="mt-3 text-13 text-t2">
      <Sentence>{parts.join('，')}</Sentence>
    </p>
  );
}

/** The balance as it was known, with its time. */
function Silence({ account: { balance, balanceAt }, hidden }: PensionHeroProps) {
  const today = useBusinessDay();
  if (!balance || !balanceAt) return words.silentNever;
  const time = balanceAt.startsWith(today) ? clockOf(balanceAt) : instantTime(balanceAt);
  return <Sentence>{words.silent(time, told(balance, hidden))}</Sentence>;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-t2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
