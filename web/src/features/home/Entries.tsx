import {
  ClipboardCheck,
  CreditCard,
  Globe,
  Layers,
  type LucideIcon,
  PiggyBank,
  ReceiptText,
  ShieldCheck,
  Trophy,
} from 'lucide-react';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { leads } from './leads';
import { belowWords as words } from './words.below';

interface Entry {
  icon: LucideIcon;
  label: string;
  path: string;
}

const ENTRIES: readonly Entry[] = [
  { icon: Trophy, label: words.ranking, path: to('/fundlist') },
  {
    icon: ShieldCheck,
    label: words.steady,
    path: to('/fundlist', { type: '1105', sort: 'drawdown' }),
  },
  { icon: Layers, label: words.index, path: to('/fundlist', { type: 'index' }) },
  { icon: PiggyBank, label: words.cash, path: to('/fundlist', { type: '1109' }) },
  { icon: ReceiptText, label: words.deals, path: to('/deal') },
  { icon: CreditCard, label: words.cards, path: to('/bankCard') },
  { icon: ClipboardCheck, label: words.riskTest, path: to('/risktestbefore') },
  { icon: Globe, label: words.global, path: to('/fundlist', { type: '1110' }) },
];

/** Ways on, only to screens that can be opened, in whole rows of four. */
export function Entries() {
  const open = ENTRIES.filter(({ path }) => leads(path));
  const shown = open.slice(0, open.length - (open.length % 4));
  if (!shown.length) return null;
  return (
    <nav className="card entries" aria-label={words.entries}>
      {shown.map(({ icon: Icon, label, path }) => (
        <Link key={path} to={path} className="entry">
          <span>
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
