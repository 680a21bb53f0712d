import { areaWords as words } from '@/features/plans/words';
import { direction, inPercent, percent } from '@/lib/figures';
import { Foot } from '@/ui/Page';
import type { Figures, Picks } from './figures';

/** With what was reckoned, of which days, and that the past says nothing of what comes. */
export function AreaFoot(props: { figures: Figures | undefined; picks: Picks | undefined }) {
  const { figures, picks } = props;
  const said: string[] = [words.foot];
  if (figures) said.push(feeOf(figures));
  const [pick] = picks?.list ?? [];
  if (pick && picks) {
    const days = words.span(pick.from, pick.to);
    said.push(`近${picks.years}年为${days}`, words.sizeOf(pick.sizeDate));
  }
  return (
    <Foot>
      {said.join('，')}。{words.risk}
    </Foot>
  );
}

function feeOf({ feeRate, listFeeRate, isFeeKnown }: Figures): string {
  if (isFeeKnown && direction(feeRate) === 'flat') return words.feeFree;
  const rate = percent(inPercent(feeRate));
  if (!isFeeKnown) return words.feeUnknown(rate);
  return feeRate === listFeeRate
    ? words.feeFlat(rate)
    : words.fee(rate, percent(inPercent(listFeeRate)));
}
