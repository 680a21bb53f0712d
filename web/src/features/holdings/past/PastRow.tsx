import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { shortDay } from '@/lib/days';
import { QueryView } from '@/patterns/QueryView';
import { to } from '@/route/links';
import { Inset } from '@/ui/Card';
import { Delta } from '@/ui/Figure';
import { KeyValues, Row } from '@/ui/Row';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { heldDetail, type pastFunds } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { pastWords as words } from './words';

interface PastRowProps {
  fund: Output<typeof pastFunds>['funds'][number];
  hidden: boolean;
  open: boolean;
  onOpen: () => void;
}

/** A fund that was sold: its last day, what came of it; opened, of what and by which trades. */
export function PastRow({ fund, hidden, open, onOpen }: PastRowProps) {
  const Icon = open ? ChevronUp : ChevronDown;
  const { closedOn } = fund;
  return (
    <li>
      <button
        type="button"
        className="flex w-full items-center justify-between gap-3 py-4 text-start"
        aria-expanded={open}
        onClick={onOpen}
      >
        <span className="min-w-0">
          <span className="block">{fund.fundName || fund.fundCode}</span>
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
      {open && <PastFacts fundCode={fund.fundCode} hidden={hidden} />}
    </li>
  );
}

/** Of what the profit was made, and the ways to its trades and days. */
function PastFacts({ fundCode, hidden }: { fundCode: string; hidden: boolean }) {
  const detail = useQuery(heldDetail({ fundCode }));
  return (
    <div className="pb-3">
      <QueryView
        query={detail}
        failed={words.partsFailed}
        bones={
          <Shimmer>
            <Bone h={80} />
          </Shimmer>
        }
      >
        {({ realisedProfit, dividends, fund }) => (
          <Inset>
            <KeyValues
              rows={[
                [
                  words.realised,
                  <Delta key="r" value={realisedProfit} size={13} hidden={hidden} />,
                ],
                [words.dividends, <Delta key="d" value={dividends} size={13} hidden={hidden} />],
                [words.profit, <Delta key="t" value={fund.totalProfit} hidden={hidden} />],
              ]}
            />
          </Inset>
        )}
      </QueryView>
      <Row title={words.trades} to={to('/deal', { fundCode })} />
      <Row title={words.days} to={to('/profithis', { fundCode })} />
      <Row title={words.again} to={to('/funddetail', { fundCode })} />
    </div>
  );
}
