import clsx from 'clsx';
import type { ReactNode } from 'react';
import { instantDay } from '@/lib/days';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { assessment } from '@/trade/customer/assessment';
import type { User } from '@/trade/customer/user';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { myWords as words } from './words.my';

/** Risk level, kind of investor and account, each with its day, in one card of three columns. */
export function MyFacts({ user }: { user: User }) {
  const { riskLevel, risk, riskExpired, investorStatementResult: investor } = user;
  const level = riskLevel ? `C${riskLevel}${words.levels[riskLevel] ?? ''}` : words.riskNone;
  const until = riskExpired
    ? words.riskExpired
    : risk
      ? words.until(risk.riskExpireDate)
      : words.riskGo;
  return (
    <section className="card flex divide-x divide-line px-0 py-4">
      <Fact to={assessment(riskExpired)} head={level} note={until} warn={riskExpired} />
      <Fact
        spare={investor === '0'}
        head={words.investors[investor] ?? words.investors[0]}
        note={words.investor}
        gold={investor !== '0'}
      />
      <Fact
        to={user.opened ? undefined : to('/opening')}
        head={user.opened ? words.opened : words.notOpened}
        note={user.opened ? words.openedOn(instantDay(user.openedAt)) : words.openHint}
      />
    </section>
  );
}

interface FactProps {
  head: ReactNode;
  note: ReactNode;
  to?: string;
  warn?: boolean;
  gold?: boolean;
  /** Large letters leave it out. */
  spare?: boolean;
}

function Fact({ head, note, to: target, warn, gold, spare }: FactProps) {
  const inner = (
    <>
      <span className={gold ? 'strong text-gold' : 'strong'}>{head}</span>
      <span className={warn ? 'text-12 text-warn' : 'text-12 text-t2'}>{note}</span>
    </>
  );
  const style = clsx(
    'flex min-h-[var(--tap)] min-w-0 flex-1 flex-col items-center gap-0.5 px-1 text-center',
    spare && 'in-data-[size=elder]:hidden',
  );
  return target ? (
    <Link to={target} className={style}>
      {inner}
    </Link>
  ) : (
    <div className={style}>{inner}</div>
  );
}

/** As high as the facts, so that the rows below stay where they are. */
export function FactsBones() {
  return (
    <Shimmer>
      <section className="card">
        <Bone h={44} />
      </section>
      <section className="card">
        <Bone h={72} />
      </section>
    </Shimmer>
  );
}
