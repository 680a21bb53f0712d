import { monthDay } from '@/lib/days';
import { amount, discount, inPercent, percent } from '@/lib/figures';
import { compare } from '@/trade/form/limits';
import { Figure } from '@/ui/Figure';
import { Sentence } from '@/ui/Sentence';
import { Tag } from '@/ui/Tag';
import type { Into } from './intoState';
import { proceedsWords as words } from './words.proceeds';

/** What the purchase with the money costs, and what it brings, as far as that is known. */
export function IntoFee({ into }: { into: Into }) {
  const { dates, estimatedShares, minAmount } = into;
  return (
    <>
      <hr className="rule" />
      <dl className="m-0">
        <div className="kv">
          <dt>{words.fee}</dt>
          <dd>
            <FeeText into={into} />
          </dd>
        </div>
        {estimatedShares && (
          <div className="kv">
            <dt>{words.shares}</dt>
            <dd>
              <Figure value={estimatedShares} size={15} unit={words.unit} />
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-1 text-12 text-t3">
        {estimatedShares ? words.par : words.sharesLater(monthDay(dates.tDay))}。
        <Sentence>{words.least(amount(minAmount))}</Sentence>
      </p>
    </>
  );
}

/** The sum first, the rate second, the list rate struck through. */
function FeeText({ into: { fee, rate, listRate, discount: tenths } }: { into: Into }) {
  if (!fee || compare(fee, '0') === 0) return <b className="strong">{words.free}</b>;
  const said = discount(tenths);
  const saves = rate && listRate && rate !== listRate;
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2">
      <b className="fig strong">{words.about(amount(fee))}</b>
      {rate && <span>{percent(inPercent(rate))}</span>}
      {saves && <s className="text-t3">{percent(inPercent(listRate))}</s>}
      {saves && said && <Tag tone="brand">{said}</Tag>}
    </span>
  );
}
