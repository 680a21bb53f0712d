import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { formWords as words } from './words';

/** 交易规则, at the end of the navigation bar. */
export function RulesLink({ fundCode }: { fundCode: string }) {
  return (
    <Link to={to('/transactionrule', { fundCode })} className="nav-text">
      {words.rules}
    </Link>
  );
}
