import { heldFor, type Share } from '@/features/pension/pension';
import { shareWords as words } from '@/features/pension/words.shares';
import { amount } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { FundRow } from '@/trade/fund/FundRow';
import { Tag } from '@/ui/Tag';

interface ShareRowProps {
  share: Share;
  /** For a customer whose account pays. */
  buys: boolean;
}

/** A fund of the directory: for how long it is held, and the way to buy where it is sold now. */
export function ShareRow({ share, buys }: ShareRowProps) {
  const { fundCode, fundName, holdMonths, buyable, minFirstBuy } = share;
  return (
    <li className="pb-3">
      <div>
        <FundRow fund={share} curve={false} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="flex flex-wrap items-center gap-2 text-12 text-t3">
          <Tag>{heldFor(holdMonths)}</Tag>
          {buyable && words.least(amount(minFirstBuy).replace(/\.00$/, ''))}
        </span>
        {buys && buyable && (
          <Link
            to={to('/pension/buy', { fundCode })}
            className="button button-small"
            aria-label={words.buyOf(fundName)}
          >
            {words.buy}
          </Link>
        )}
      </div>
    </li>
  );
}
