/* once */
import { CalendarDays, HandCoins, History, Layers, UserRound } from 'lucide-react';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { wayWords as words } from './words.ways';
import './ways.css';

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
    <nav className="card ways" aria-label={words.title}>
      {WAYS.map(({ icon: Icon, label, path }) => (
        <Link key={path} to={path} className="way">
          <span>
            <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
