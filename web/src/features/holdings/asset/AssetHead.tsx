import { DayBeside } from '@/features/holdings/Composition';
import { ProfitFigure } from '@/features/holdings/ProfitFigure';
import { assetWords as words } from '@/features/holdings/words';
import { monthDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { Figure } from '@/ui/Figure';
import type { assetOverview } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';

/** The hero figure and the three profits under it, each with its day. */
export function AssetHead({ assets }: { assets: Output<typeof assetOverview> }) {
  const hidden = useStore(amountsHidden);
  const { updated, held } = assets;
  const day = assets.dayProfitDate ? ` ${monthDay(assets.dayProfitDate)}` : '';
  return (
    <section className="px-5 pb-5">
      <div className="flex items-center text-13 text-t2">
        {words.total}
        <HideEye />
      </div>
      <Figure value={assets.totalAssets} size={36} hidden={hidden} />
      <dl className="profits mt-3 mb-0">
        <ProfitFigure
          profit="day"
          noun={words.dayProfit}
          after={day}
          value={assets.dayProfit}
          hidden={hidden}
        />
        <ProfitFigure
          profit="holding"
          noun={words.holdingProfit}
          value={assets.holdingProfit}
          rate={assets.holdingProfitRate}
          hidden={hidden}
        />
        <ProfitFigure
          profit="total"
          noun={words.totalProfit}
          value={assets.totalProfit}
          hidden={hidden}
        />
      </dl>
      {held > 0 && <DayBeside hidden={hidden} />}
      {held > 0 && (
        <p className="mt-2 text-12 text-t3">
          {updated < held ? words.updated(updated, held) : words.allUpdated(held)}
        </p>
      )}
    </section>
  );
}
