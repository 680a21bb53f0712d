import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { areaWords as words } from '@/features/plans/words';
import { cycleWords as cycles } from '@/features/plans/words.cycle';
import { amount } from '@/lib/figures';
import type { Figures } from './figures';
import type { PlanQuestion } from './question';

export type SheetName = 'fund' | 'cycle' | 'amount' | 'range' | 'how';

interface TilesProps {
  asked: PlanQuestion;
  fundCode: string | undefined;
  /** The last answer, which may be of another question. */
  figures: Figures | undefined;
  onOpen: (sheet: SheetName) => void;
}

/** What is asked, a sheet behind each part of it. */
export function Tiles({ asked, fundCode, figures, onOpen }: TilesProps) {
  const known = figures?.fund.fundCode === fundCode ? figures : undefined;
  const cycle = cycles.cycleName(asked.unit, asked.day);
  return (
    <div className="plan-tiles">
      <Tile
        label={known ? `${words.fund} ${fundCode}` : words.fund}
        value={known?.fund.fundName ?? fundCode ?? words.choose}
        onClick={() => onOpen('fund')}
      />
      <Tile
        label={words.cycle}
        value={asked.kind === 'no' ? cycle : `${cycle}，${cycles.kinds[asked.kind]}`}
        onClick={() => onOpen('cycle')}
      />
      <Tile
        label={words.amount}
        value={<span className="fig">{amount(asked.amount)}</span>}
        onClick={() => onOpen('amount')}
      />
      <Tile
        label={words.range}
        value={<Days asked={asked} figures={known} />}
        onClick={() => onOpen('range')}
      />
    </div>
  );
}

function Days({ asked, figures }: { asked: PlanQuestion; figures: Figures | undefined }) {
  const from = asked.from ?? figures?.from;
  const until = asked.to ?? figures?.to;
  if (!from || !until) return <>--</>;
  return (
    <span className="fig">
      <span className="nowrap">{from.slice(0, 7)}</span>
      <wbr />
      <span className="nowrap">{`至${until.slice(0, 7)}`}</span>
    </span>
  );
}

function Tile(props: { label: string; value: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className="plan-tile" onClick={props.onClick}>
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-t2">{props.label}</span>
        <span className="block text-15 strong">{props.value}</span>
      </span>
      <ChevronRight size={14} className="flex-none text-t3" aria-hidden="true" />
    </button>
  );
}
