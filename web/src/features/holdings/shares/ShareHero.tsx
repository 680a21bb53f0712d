import { lotWords as words } from '@/features/holdings/words';
import { useStore } from '@/lib/store';
import { amountsHidden } from '@/trade/customer/amounts';
import { HideEye } from '@/trade/customer/HideEye';
import { Term } from '@/trade/fund/Term';
import { Hero } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import type { shareLots } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { FreeBar } from './FreeBar';

/** All shares, how many of them are free now, and which go first. */
export function ShareHero({ lots }: { lots: Output<typeof shareLots> }) {
  const hidden = useStore(amountsHidden);
  return (
    <Hero>
      <div className="flex items-center text-13 text-t2">
        {words.total}
        <HideEye />
      </div>
      <Figure value={lots.shares} size={36} hidden={hidden} />
      <div className="mt-3 mb-2 flex flex-wrap justify-between gap-x-4 text-13 text-t2">
        <span>{words.free}</span>
        <Figure value={lots.freeShares} hidden={hidden} unit={words.unit} />
      </div>
      <FreeBar free={lots.freeShares} all={lots.shares} />
      <p className="mt-3 text-13 text-t2">
        <Term noun={words.first} />：{words.rule}
      </p>
    </Hero>
  );
}
