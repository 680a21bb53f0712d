import { House, Star, User, Wallet } from 'lucide-react';
import { Link } from '@/route/Link';
import type { ScreenRow, TabName } from '@/route/screen';
import { useWide } from './wide';

const ICONS = { home: House, watchlist: Star, wealth: Wallet, my: User } satisfies Record<
  TabName,
  unknown
>;

/** The four tabs; shown over the screens that are one, on a desktop beside all of them. */
export function TabBar({ tabs, now }: { tabs: readonly ScreenRow[]; now: ScreenRow }) {
  const wide = useWide();
  if (!now.tab && !wide) return null;
  return (
    <nav className="tabbar" aria-label="主导航">
      {tabs.map((row) => {
        const Icon = ICONS[row.tab ?? 'home'];
        return (
          <Link
            key={row.path}
            to={row.path}
            replace
            aria-current={row.path === now.path ? 'page' : undefined}
          >
            <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
            {row.title}
          </Link>
        );
      })}
    </nav>
  );
}
