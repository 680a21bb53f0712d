import type { components } from '@/api/gen/funds';
import { Link } from '@/app/Link';
import { to } from '@/app/links';
import { shortDay } from '@/lib/days';
import { Tag } from '@/ui/Tag';
import { ShortName } from './FundRow';
import { offeringWords as words } from './words.offering';

/** A fund in its offering: what it costs and until when; it has no price and no return yet. */
export function NewFundRow({ fund }: { fund: components['schemas']['NewFundCard'] }) {
  const { fundCode, fundName, category, riskName, offering, subscribable } = fund;
  return (
    <Link to={to('/funddetail', { fundCode })} className="row">
      <span className="row-body fund-row">
        <span className="min-w-0 flex-1">
          <ShortName text={fundName} />
          <span className="mt-1 flex items-center gap-2 overflow-hidden">
            <Tag>{category.split('-')[0]}</Tag>
            <Tag>{riskName.split(' ')[0]}</Tag>
            <span className="normal-only text-12 text-t3">{fundCode}</span>
          </span>
        </span>
        <span className="fund-figure">
          <span className="block text-15">{words.par}</span>
          <span className="text-12 text-t3">
            {subscribable ? words.until(shortDay(offering.until)) : words.ended}
          </span>
        </span>
      </span>
    </Link>
  );
}
