import { ChevronDown, ChevronUp } from 'lucide-react';
import { shortDay } from '@/lib/days';
import { to } from '@/route/links';
import { Delta } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import type { pastFunds } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { PastRounds } from './PastRounds';
import { pastWords as words } from './words';

interface PastRowProps {
  fund: Output<typeof pastFunds>['funds'][number];
  hidden: boolean;
  open: boolean;
  onOpen: () => void;
}

/** A fund that was sold: its last day, what came of it; opened, round by round. */
export function PastRow({ fund, hidden, open, onOpen }: PastRowProps) {
  const Icon = open ? ChevronUp : ChevronDown;
  const { closedOn, fundCode } = fund;
  return (
    <li>
      <button
        type="button"
        className="flex w-full items-center justify-between gap-3 py-4 text-start"
        aria-expanded={open}
        onClick={onOpen}
      >
        <span className="min-w-0">
          <span className="block">
            {fund.fundName || fundCode}
            {fund.held && (
              <span className="ms-2">
                <Tag>{words.held}</Tag>
              </span>
            )}
          </span>
          <span className="block text-13 text-t3">
            {closedOn ? words.closed(shortDay(closedOn)) : words.closedAlone}
          </span>
        </span>
        <span className="flex flex-none items-center gap-2">
          <span className="text-end">
            <span className="block text-12 text-t3">{words.profit}</span>
            <Delta value={fund.totalProfit} size={17} hidden={hidden} />
          </span>
          <Icon size={16} className="text-t3" aria-hidden="true" />
        </span>
      </button>
      {open && (
        <div className="pb-3">
          <PastRounds fund={fund} hidden={hidden} />
          <Row title={words.trades} to={to('/deal', { fundCode })} />
          <Row title={words.days} to={to('/profithis', { fundCode })} />
          <Row title={words.again} to={to('/funddetail', { fundCode })} />
        </div>
      )}
    </li>
  );
}
