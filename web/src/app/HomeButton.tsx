import { House } from 'lucide-react';
import { host } from '@/lib/host';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import type { ScreenRow } from '@/route/screen';
import { shellWords as words } from './words';

/** Floats over inner screens; not over tabs, nor where another app has its own way home. */
export function HomeButton({ now }: { now: ScreenRow }) {
  if (!showsHome(now, host)) return null;
  return (
    <nav aria-label={words.home}>
      <Link to={to('/fundhome')} className="home-button" aria-label={words.home}>
        <House size={15} strokeWidth={1.75} aria-hidden="true" />
      </Link>
    </nav>
  );
}

export function showsHome(row: ScreenRow, where: typeof host): boolean {
  return !row.tab && !row.homeless && where === 'browser';
}
