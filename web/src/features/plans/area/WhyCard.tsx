import { whyWords as words } from '@/features/plans/words.why';
import { amount, count, direction, signedPercent } from '@/lib/figures';
import { Button } from '@/ui/Button';
import { Card, Inset } from '@/ui/Card';
import { KeyValues } from '@/ui/Row';
import type { Change, Figures } from './figures';
import type { SheetName } from './Tiles';

interface WhyCardProps {
  figures: Figures;
  change: Change;
  onOpen: (sheet: SheetName) => void;
}

/** Counts of the series only: no advice and no forecast. */
export function WhyCard({ figures, change, onOpen }: WhyCardProps) {
  const way = direction(figures.profit, 2);
  const title = { up: words.won, down: words.lost, flat: words.even }[way];
  return (
    <Card title={title}>
      <p>{sentencesOf(figures)}</p>
      <Inset className="mt-3">
        <KeyValues rows={rowsOf(figures)} />
      </Inset>
      <div className="plan-acts mt-4">
        {figures.smart ? (
          <Button kind="soft" onClick={() => change({ kind: 'no' })}>
            {words.toFixed}
          </Button>
        ) : (
          <Button kind="soft" onClick={() => change({ kind: 'average' })}>
            {words.toSmart}
          </Button>
        )}
        <Button kind="soft" onClick={() => onOpen('range')}>
          {words.otherRange}
        </Button>
      </div>
    </Card>
  );
}

/** One or two sentences of what was counted. */
export function sentencesOf({ profit, runs, reasons }: Figures): string {
  const { runsAbove, runsBelow, lastNav, averageCost, isAdjusted } = reasons;
  const nav = amount(lastNav, 4);
  const isLoss = direction(profit, 2) === 'down';
  const counted = isLoss ? words.above(runs, runsAbove, nav) : words.below(runs, runsBelow, nav);
  const adjusted = isAdjusted ? words.adjusted : '';
  if (!averageCost || direction(profit, 2) === 'flat') return counted + adjusted;
  const cost = amount(averageCost, 4);
  return counted + adjusted + (isLoss ? words.costLost(cost) : words.costWon(cost));
}

function rowsOf({ reasons, dropped, smart }: Figures): [string, React.ReactNode][] {
  const { days, daysBelow, deepest, highest } = reasons;
  const rows: [string, React.ReactNode][] = [
    [words.daysBelow, words.days(count(daysBelow), count(days))],
    [words.deepest(deepest.day), signedPercent(deepest.percent)],
    [words.highest(highest.day), signedPercent(highest.percent)],
  ];
  if (dropped > 0) rows.push([words.dropped, words.droppedRuns(dropped)]);
  if (smart) {
    rows.push([words.smartRuns, words.smart(smart.more, smart.less, smart.same)]);
    rows.push([words.smartRange, `${amount(smart.least)}，${amount(smart.most)}`]);
  }
  return rows;
}
