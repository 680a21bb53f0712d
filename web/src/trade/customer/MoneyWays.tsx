import { CalendarDays, HandCoins, History, Layers, UserRound } from 'lucide-react';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { wayWords as words } from './words.ways';

const WAYS = [
  { icon: CalendarDays, label: words.profit, path: to('/profithis') },
  { icon: Layers, label: words.position, path: to('/position') },
  { icon: UserRound, label: words.self, path: to('/SelfAsset') },
  { icon: History, label: words.past, path: to('/historyproduct') },
  { icon: HandCoins, label: words.dividends, path: to('/fundDividen') },
] as const;

/** The ways to all screens of the customer's own money. */
export default function MoneyWays() {
  return (
    <nav
      className="card grid grid-cols-5 gap-x-1 gap-y-4 px-2 in-data-[size=elder]:grid-cols-3 max-[359px]:grid-cols-3"
      aria-label={words.title}
    >
      {WAYS.map(({ icon: Icon, label, path }) => (
        <Link key={path} to={path} className="flex flex-col items-center gap-2 text-13 nowrap">
          <span className="flex size-11 items-center justify-center rounded-inner bg-brand-weak text-brand">
            <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
