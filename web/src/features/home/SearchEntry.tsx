import { Search } from 'lucide-react';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { homeWords as words } from './words';

/** Looks like the field of the search screen, and opens it. */
export function SearchEntry() {
  return (
    <div className="px-4 pt-2 pb-3">
      <Link to={to('/searchfund')} className="search-box">
        <Search size={20} strokeWidth={1.75} aria-hidden="true" />
        {words.search}
      </Link>
    </div>
  );
}
