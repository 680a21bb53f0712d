/* once */
import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type Account, balanceNow, isSome } from '@/features/pension/pension';
import { accountWords as words } from '@/features/pension/words.account';
import { monthDay } from '@/lib/days';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { QueryPage } from '@/patterns/QueryPage';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { amountsHidden } from '@/trade/customer/amounts';
import { Button } from '@/ui/Button';
import { Figure } from '@/ui/Figure';
import { IconButton, NavBar } from '@/ui/NavBar';
import { BottomBar, Foot } from '@/ui/Page';
import { ReadAloud } from '@/ui/ReadAloud';
import { useOnce } from '@/ui/Sheet';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { askAhead } from '@/wire/ahead';
import { pensionAccount } from '@/wire/gen/pension';
import { ElderFacts } from './ElderFacts';
import { FundCard } from './FundCard';
import { InvestCard } from './InvestCard';
import { NotLinked } from './NotLinked';
import { PensionHero } from './PensionHero';
import { PensionRows } from './PensionRows';
import { TaxCard } from './TaxCard';
import { YearCard } from './YearCard';
import './account.css';

const AboutSheet = lazy(() => import('./AboutSheet'));
const PayInSheet = lazy(() => import('./PayInSheet'));

export function ahead() {
  askAhead(pensionAccount());
}

/** The pension account: what is in it, the year, the tax, and each lot with its own day. */
export default function PensionScreen() {
  return (
    <QueryPage
      query={useQuery(pensionAccount())}
      nav={<NavBar title={words.title} end={<ReadAloud otherwise={<About />} />} />}
      bones={<PensionBones />}
      failed={words.failed}
      foot={(account) => <Acts account={account} />}
    >
      {(account) => <PensionBody account={account} />}
    </QueryPage>
  );
}

function PensionBody({ account }: { account: Account }) {
  const hidden = useStore(amountsHidden);
  const elder = useStore(textSize) === 'elder';
  const { linked, funds, year, tax, dayProfitDate } = account;
  const apart = !linked && funds.length === 0;
  const balance = balanceNow(account);
  return (
    <>
      {apart ? <NotLinked /> : <PensionHero account={account} hidden={hidden} />}
      {elder ? (
        !apart && <ElderFacts account={account} hidden={hidden} />
      ) : (
        <>
          {linked && <YearCard account={account} hidden={hidden} />}
          {(linked || apart) && <TaxCard year={year} tax={tax} linked={linked} hidden={hidden} />}
          {isSome(balance) && <InvestCard account={account} balance={balance} hidden={hidden} />}
        </>
      )}
      {funds.map((fund) => (
        <FundCard key={fund.fundCode} fund={fund} acco={account.tradeAcco} hidden={hidden} />
      ))}
      <PensionRows account={account} />
      <Foot>{words.foot(funds.length > 0 ? monthDay(dayProfitDate) : '--')}</Foot>
    </>
  );
}

/** What waits for a fund, and the way to one; without any, the way to pay in. */
function Acts({ account }: { account: Account }) {
  const hidden = useStore(amountsHidden);
  const go = useGo();
  const [paying, setPaying] = useState(false);
  const opened = useOnce(paying);
  if (!account.linked) return null;
  const balance = balanceNow(account);
  const empty = balance !== undefined && !isSome(balance);
  return (
    <BottomBar>
      <div className="pension-waiting">
        <span className="block text-12 text-t2">{empty ? words.empty : words.waiting}</span>
        <Figure value={balance} size={20} prefix="¥" hidden={hidden} />
      </div>
      {empty ? (
        <Button wide onClick={() => setPaying(true)}>
          {words.payIn}
        </Button>
      ) : (
        <Button wide onClick={() => go(to('/pension/shares'))}>
          {words.buy}
        </Button>
      )}
      {opened && (
        <Suspense>
          <PayInSheet account={account} open={paying} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </BottomBar>
  );
}

function About() {
  const [open, setOpen] = useState(false);
  const opened = useOnce(open);
  return (
    <>
      <IconButton label={words.about} onClick={() => setOpen(true)}>
        <CircleHelp size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      {opened && (
        <Suspense>
          <AboutSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The hero, then the year. */
function PensionBones() {
  return (
    <Shimmer>
      <div className="card">
        <Bone h={150} />
      </div>
      <div className="card">
        <Bone h={320} />
      </div>
    </Shimmer>
  );
}
