import { ChevronRight } from 'lucide-react';
import { heldFor, isSome, type PensionFund, told } from '@/features/pension/pension';
import { heldWords as words } from '@/features/pension/words.account';
import { monthDay } from '@/lib/days';
import { amount, inPercent } from '@/lib/figures';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { useUser } from '@/trade/customer/user';
import { PENSION } from '@/trade/fund/pension';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { Tag } from '@/ui/Tag';
import { LotList } from './LotList';

interface FundCardProps {
  fund: PensionFund;
  /** The account under which it is held. */
  acco: string | null | undefined;
  hidden: boolean;
}

/** A fund with its lots, each of which has its own day. */
export function FundCard({ fund, acco, hidden }: FundCardProps) {
  const elder = useStore(textSize) === 'elder';
  const { fundCode, fundName, navDate, updated, inTransit } = fund;
  const day = monthDay(navDate);
  return (
    <Card>
      <Link to={to('/assetDetails', { fundCode, purpose: PENSION })} className="pension-fund">
        <h2 className="text-15 strong">{fundName}</h2>
        <ChevronRight size={18} className="flex-none text-t3" aria-hidden="true" />
      </Link>
      <Tags fund={fund} />
      <dl className="pension-held">
        <div>
          <dt className="text-12 text-t2">{words.value(day)}</dt>
          <dd>
            <Figure value={fund.value} size={17} hidden={hidden} />
          </dd>
        </div>
        {!elder && (
          <div>
            <dt className="text-12 text-t2">{words.dayProfit(day)}</dt>
            <dd>
              <Delta value={updated || navDate ? fund.dayProfit : null} hidden={hidden} />
            </dd>
          </div>
        )}
        <div>
          <dt className="text-12 text-t2">{words.holdingProfit}</dt>
          <dd>
            <Delta value={fund.holdingProfit} hidden={hidden} />
            {fund.holdingProfitRate && (
              <Delta
                value={inPercent(fund.holdingProfitRate)}
                unit="%"
                size={13}
                className="plain-figure block text-12"
              />
            )}
          </dd>
        </div>
      </dl>
      {isSome(inTransit) && (
        <p className="mt-2 text-13 text-t2">{words.inTransit(told(inTransit, hidden))}</p>
      )}
      {!elder && fund.lots.length > 0 && <LotList fund={fund} hidden={hidden} />}
      <Acts fund={fund} acco={acco ?? undefined} hidden={hidden} />
    </Card>
  );
}

function Tags({ fund: { fundRisk, holdMonths, listed, convertible } }: { fund: PensionFund }) {
  const level = useUser().data?.riskLevel;
  const above = level && fundRisk > level;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Tag tone={above ? 'warn' : 'plain'}>
        R{fundRisk} {words.risks[Number(fundRisk) - 1]}
      </Tag>
      <Tag>{heldFor(holdMonths)}</Tag>
      {!listed && <Tag tone="warn">{convertible ? words.gone : words.goneOnly}</Tag>}
    </div>
  );
}

/** What may leave now, in figures; without any, the first day. */
function Acts({ fund, acco, hidden }: { fund: PensionFund; acco?: string; hidden: boolean }) {
  const go = useGo();
  const { fundCode, available, nextFree, convertible, shares } = fund;
  const of = { fundCode, acco };
  if (isSome(available)) {
    const redeem = hidden ? words.redeemHidden : words.redeem(amount(available));
    return (
      <div className="pension-acts">
        <Button kind="soft" onClick={() => go(to('/ransom', of))}>
          {redeem}
        </Button>
        {convertible && (
          <Button kind="soft" onClick={() => go(to('/searchConvertFund', of))}>
            {words.convert}
          </Button>
        )}
      </div>
    );
  }
  if (!nextFree) return isSome(shares) ? <Sentence text={words.frozen} /> : null;
  return <Sentence text={convertible ? words.firstBoth(nextFree) : words.first(nextFree)} />;
}

function Sentence({ text }: { text: string }) {
  return <p className="mt-4 text-13 text-t3">{text}</p>;
}
