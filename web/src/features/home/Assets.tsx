import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { monthDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { OldNote } from '@/patterns/OldNote';
import { to } from '@/route/links';
import { amountsHidden, toggleAmounts } from '@/trade/customer/amounts';
import { overview } from '@/trade/order/overview';
import { More } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { IconButton } from '@/ui/NavBar';
import { HeadFailed, HeadSkeleton } from './HeadStates';
import { homeWords as words } from './words';

// What counts the messages comes when the assets stand.
const MessageBell = lazy(() => import('@/trade/customer/MessageBell'));

/** The overview, kept for two hours so that the home screen shows it at once. */
export function useAssets() {
  return useQuery(overview());
}

/** The customer's assets: the one hero figure, and of which day its profit is. */
export default function Assets() {
  const assets = useAssets();
  const hidden = useStore(amountsHidden);
  if (!assets.data) {
    return assets.isPending ? (
      <HeadSkeleton />
    ) : (
      <HeadFailed onRetry={() => void assets.refetch()} />
    );
  }
  const { totalAssets, dayProfit, dayProfitDate, holdingProfit } = assets.data;
  return (
    <section className="px-5 pb-5">
      <OldNote of={assets} />
      <div className="flex items-center justify-between">
        <div className="flex items-center text-13 text-t2">
          {words.total}
          <HideEye />
        </div>
        <span className="flex items-center gap-1">
          <More label={words.assets} to={to('/asset')} />
          <span className="-my-3 -me-3 size-11">
            <Suspense>
              <MessageBell />
            </Suspense>
          </span>
        </span>
      </div>
      <Figure value={totalAssets} size={36} hidden={hidden} />
      <div className="mt-2 flex flex-wrap gap-x-5 text-13 text-t2">
        <span>
          {words.dayProfit} {dayProfitDate && monthDay(dayProfitDate)}{' '}
          <Delta value={dayProfit} size={13} hidden={hidden} />
        </span>
        <span>
          {words.holdingProfit} <Delta value={holdingProfit} size={13} hidden={hidden} />
        </span>
      </div>
    </section>
  );
}

/** Hides the customer's amounts on every screen. */
export function HideEye() {
  const hidden = useStore(amountsHidden);
  const Icon = hidden ? EyeOff : Eye;
  return (
    <span className="-my-3">
      <IconButton label={hidden ? words.show : words.hide} onClick={toggleAmounts}>
        <Icon size={18} strokeWidth={1.75} />
      </IconButton>
    </span>
  );
}
