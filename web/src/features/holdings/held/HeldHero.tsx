import { DayBeside } from '@/features/holdings/Composition';
import { ProfitFigure } from '@/features/holdings/ProfitFigure';
import { assetWords, heldWords as words } from '@/features/holdings/words';
import { monthDay, spokenDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { wholeKindOf } from '@/trade/fund/kind';
import { Hero, More } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Tag } from '@/ui/Tag';
import type { heldDetail } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';

/** The market value with its day, and the three profits. */
export function HeldHero({ held }: { held: Output<typeof heldDetail> }) {
  const hidden = useStore(amountsHidden);
  const { fund, heldSince, heldDays } = held;
  const day = fund.navDate ? monthDay(fund.navDate) : null;
  return (
    <Hero>
      <div className="flex items-center gap-2">
        <Tag>{wholeKindOf(fund)}</Tag>
        <Tag>R{fund.fundRisk}</Tag>
        <span className="ms-auto">
          <More label={words.fund} to={to('/funddetail', { fundCode: fund.fundCode })} />
        </span>
      </div>
      <div className="mt-3 flex items-center text-13 text-t2">
        {day ? words.value(day) : words.noValue}
        <HideEye />
      </div>
      <Figure value={fund.value} size={36} hidden={hidden} />
      <dl className="mt-3 mb-0 flex flex-wrap justify-between gap-x-4 gap-y-3">
        <ProfitFigure
          profit="day"
          fundCode={fund.fundCode}
          noun={assetWords.dayProfit}
          after={day ? ` ${day}` : ''}
          value={fund.dayProfit}
          hidden={hidden}
        />
        <ProfitFigure
          profit="holding"
          fundCode={fund.fundCode}
          noun={assetWords.holdingProfit}
          value={fund.holdingProfit}
          rate={fund.holdingProfitRate}
          hidden={hidden}
        />
        <ProfitFigure
          profit="total"
          fundCode={fund.fundCode}
          noun={assetWords.totalProfit}
          value={fund.totalProfit}
          hidden={hidden}
        />
      </dl>
      <DayBeside fundCode={fund.fundCode} hidden={hidden} />
      <p className="mt-2 text-12 text-t3">
        {heldSince ? words.since(spokenDay(heldSince), heldDays) : words.closed}
      </p>
    </Hero>
  );
}
