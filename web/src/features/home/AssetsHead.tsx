import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { assetOverview } from '@/api/gen/holdings';
import { kept, PROFIT_KEPT_MS } from '@/api/kept';
import { token } from '@/api/session';
import { amountsHidden, toggleAmounts } from '@/app/amounts';
import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { useUser } from '@/app/user';
import { monthDay } from '@/lib/days';
import { useStore } from '@/lib/store';
import { Button, TextButton } from '@/ui/Button';
import { More } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { IconButton } from '@/ui/NavBar';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { homeWords as words } from './words';

/** The customer's assets; before an account is opened, what there is to gain from one. */
export function AssetsHead() {
  const visitor = useStore(token) === null;
  const user = useUser();
  if (visitor) return <Welcome title={words.visitorTitle} text={words.visitorText} login />;
  if (user.data?.opened) return <Assets />;
  if (user.data) return <Welcome title={words.unopenedTitle} text={words.unopenedText} />;
  return user.isPending ? <HeadSkeleton /> : <Retry onRetry={() => void user.refetch()} />;
}

/** The overview, kept for two hours so that the home screen shows it at once. */
export function useAssets(enabled = true) {
  return useQuery({ ...kept('myprofit', PROFIT_KEPT_MS, assetOverview()), enabled });
}

function Assets() {
  const assets = useAssets();
  const hidden = useStore(amountsHidden);
  if (!assets.data) {
    return assets.isPending ? <HeadSkeleton /> : <Retry onRetry={() => void assets.refetch()} />;
  }
  const { totalAssets, dayProfit, dayProfitDate, holdingProfit } = assets.data;
  return (
    <section className="px-5 pb-5">
      <div className="flex items-center justify-between">
        <div className="flex items-center text-13 text-t2">
          {words.total}
          <HideEye />
        </div>
        <More label={words.assets} to={to('/asset')} />
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

interface WelcomeProps {
  title: string;
  text: string;
  /** A visitor: he may have an account already. */
  login?: boolean;
}

function Welcome({ title, text, login }: WelcomeProps) {
  const go = useGo();
  return (
    <section className="px-5 pt-2 pb-5">
      <h2 className="text-26 strong">{title}</h2>
      <p className="mt-2 text-t2">{text}</p>
      <div className="mt-4 flex gap-3">
        <Button onClick={() => go(to('/opening'))}>{login ? words.open : words.goOpen}</Button>
        {login && (
          <Button kind="surface" onClick={() => go(to('/loginNote'))}>
            {words.login}
          </Button>
        )}
      </div>
    </section>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="flex justify-between px-5 pt-2 pb-5 text-t2" role="alert">
      {words.assetsFailed}
      <TextButton onClick={onRetry}>{words.retry}</TextButton>
    </p>
  );
}

function HeadSkeleton() {
  return (
    <Shimmer>
      <div className="flex flex-col gap-3 px-5 pt-1 pb-5">
        <Bone w={96} h={14} />
        <Bone w={208} h={36} />
        <Bone w={240} h={14} />
      </div>
    </Shimmer>
  );
}
