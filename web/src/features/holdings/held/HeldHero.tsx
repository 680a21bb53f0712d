import { DayBeside } from '@/features/holdings/Composition';
import { ProfitFigure } from '@/features/holdings/ProfitFigure';
import { childIn, type Whose } from '@/features/holdings/purpose';
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

interface HeldHeroProps extends Whose {
  held: Output<typeof heldDetail>;
}

/** The market value with its day, and the three profits. */
export function HeldHero({ held, purpose }: HeldHeroProps) {
  const hidden = useStore(amountsHidden);
  const { fund, heldSince, heldDays } = held;
  const of = { fundCode: fund.fundCode, purpose };
  const day = fund.navDate ? monthDay(fund.navDate) : null;
  return (
    <Hero>
      <div className="flex items-center gap-2">
        {childIn(purpose) && <Tag tone="brand">{words.child}</Tag>}
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
          of={of}
          hidden={hidden}
          noun={assetWords.dayProfit}
          after={day ? ` ${day}` : ''}
          value={fund.dayProfit}
        />
        <ProfitFigure
          profit="holding"
          of={of}
          hidden={hidden}
          noun={assetWords.holdingProfit}
          value={fund.holdingProfit}
          rate={fund.holdingProfitRate}
        />
        <ProfitFigure
          profit="total"
          of={of}
          hidden={hidden}
          noun={assetWords.totalProfit}
          value={fund.totalProfit}
        />
      </dl>
      <DayBeside of={of} hidden={hidden} />
      <p className="mt-2 text-12 text-t3">
        {heldSince ? words.since(spokenDay(heldSince), heldDays) : words.closed}
      </p>
    </Hero>
  );
}
