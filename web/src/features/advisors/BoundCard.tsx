import { Phone, Repeat, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { monthDay } from '@/lib/days';
import { to } from '@/route/links';
import { useBusinessDay } from '@/trade/market/businessDay';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { Row } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import type { boundManager } from '@/wire/gen/advisors';
import type { Output } from '@/wire/operation';
import { ChooseManager } from './ChooseManager';
import { ManagerFacts } from './ManagerFacts';
import { bindingWords as words } from './words';

type Bound = Output<typeof boundManager>;

interface BoundCardProps {
  bound: Bound;
  manager: NonNullable<Bound['manager']>;
  /** Whose link the customer came by. */
  offered?: string;
}

/** Who it is, how to reach him, what he may see, and when another one can be chosen. */
export function BoundCard({ bound, manager, offered }: BoundCardProps) {
  const [changing, setChanging] = useState(false);
  const today = useBusinessDay();
  const { boundOn, changeableFrom, hasLeft } = bound;
  const former = { ...manager, changeDays: bound.changeDays };
  const swap = <Repeat size={22} strokeWidth={1.75} aria-hidden="true" />;
  const waits = changeableFrom && changeableFrom > today;
  return (
    <>
      {hasLeft && (
        <Note tone="warn" className="mx-4 mt-3">
          {words.left(manager.name)}
        </Note>
      )}
      <Card title={manager.name}>
        <ManagerFacts manager={manager} boundOn={boundOn} />
      </Card>
      <Card>
        {!hasLeft && (
          <>
            <a href={`tel:${manager.phone}`} className="row">
              <span className="row-icon">
                <Phone size={22} strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span className="row-body">
                {words.call}
                <span className="row-value">{manager.phone}</span>
              </span>
            </a>
            <Row
              icon={<ShieldCheck size={22} strokeWidth={1.75} aria-hidden="true" />}
              title={words.authorize}
              sub={words.authorizeSub}
              to={to('/dataAuthorize')}
            />
          </>
        )}
        {waits ? (
          <Row
            icon={swap}
            title={words.change}
            value={words.changeFrom(monthDay(changeableFrom, today))}
          />
        ) : (
          <Row icon={swap} title={words.change} onClick={() => setChanging(true)} />
        )}
      </Card>
      <Sheet open={changing} onClose={() => setChanging(false)} title={words.change}>
        <ChooseManager offered={offered} former={former} onDone={() => setChanging(false)} />
      </Sheet>
    </>
  );
}
