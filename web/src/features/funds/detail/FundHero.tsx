import { detailWords as words } from '@/features/funds/words';
import { monthDay, shortDay } from '@/lib/days';
import { inPercent, size } from '@/lib/figures';
import { foreignOf } from '@/trade/fund/currency';
import { wholeKindOf } from '@/trade/fund/kind';
import { isMoney } from '@/trade/fund/money';
import { fundWords, offeringWords } from '@/trade/fund/words';
import { Hero } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { Note } from '@/ui/Note';
import { Tag } from '@/ui/Tag';
import type { components } from '@/wire/gen/funds';

export type FundDetail = components['schemas']['FundDetail'];

/** The one hero figure with its day, and what kind of fund this is. */
export function FundHero({ detail }: { detail: FundDetail }) {
  const { head, ratings } = detail;
  const stars = ratings.filter((one) => one.stars === 5).sort((a, b) => b.years - a.years)[0];
  return (
    <Hero>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        {detail.facts.offering ? (
          <OfferingFigures
            until={detail.facts.offering.until}
            unit={foreignOf(detail.facts) || '元'}
          />
        ) : isMoney(head) ? (
          <MoneyFigures detail={detail} />
        ) : (
          <PriceFigures detail={detail} />
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Tag tone="brand">{wholeKindOf(head)}</Tag>
        <Tag tone={head.riskLevel >= '4' ? 'warn' : 'plain'}>{head.riskName}</Tag>
        {stars && <Tag tone="gold">{stars.years >= 5 ? '五年期五星' : '三年期五星'}</Tag>}
        {detail.size && !stars && (
          <Tag>{words.size(size(detail.size) + foreignOf(detail.facts))}</Tag>
        )}
      </div>
      {!detail.performanceShown && <Note className="mt-3">{detail.performanceNote}</Note>}
    </Hero>
  );
}

/** Growth of a year, or since the beginning of a younger fund; price and day change beside it. */
function PriceFigures({ detail: { head, facts, periods } }: { detail: FundDetail }) {
  const foreign = foreignOf(facts);
  const whole = periods.find(({ period }) => period === 'all');
  const young = !head.yearGrowth && whole?.growth;
  return (
    <>
      <div>
        {head.yearGrowth || young ? (
          <Delta value={inPercent(young || head.yearGrowth)} unit="%" size={36} />
        ) : (
          <Figure value={head.nav} places={4} size={36} />
        )}
        <p className="text-13 text-t2">
          {head.yearGrowth
            ? words.yearGrowth
            : young
              ? words.sinceStart
              : words.navOf(monthDay(head.navDate), foreign)}
        </p>
      </div>
      <div className="flex gap-5 text-end in-data-[size=elder]:text-start">
        <Side label={words.dayGrowth}>
          <Delta value={inPercent(head.dayGrowth)} unit="%" size={17} />
        </Side>
        {(head.yearGrowth || young) && (
          <Side label={words.navDate(monthDay(head.navDate), foreign)}>
            <Figure value={head.nav} places={4} size={17} />
          </Side>
        )}
      </div>
    </>
  );
}

/** A fund in its offering costs what it is issued at. */
function OfferingFigures({ until, unit }: { until: string; unit: string }) {
  return (
    <>
      <div>
        <Figure value={offeringWords.price} places={4} size={36} />
        <p className="text-13 text-t2">{offeringWords.priceLabel(unit)}</p>
      </div>
      <div className="text-end">
        <Side label={offeringWords.endsOn}>
          <span className="text-17 strong nowrap">{shortDay(until)}</span>
        </Side>
      </div>
    </>
  );
}

function MoneyFigures({ detail: { head, facts } }: { detail: FundDetail }) {
  return (
    <>
      <div>
        <Figure value={inPercent(head.sevenDayYield)} unit="%" size={36} />
        <p className="text-13 text-t2">
          {fundWords.sevenDay} {monthDay(head.navDate)}
        </p>
      </div>
      <div className="text-end">
        <Side label={`${fundWords.tenThousand} ${monthDay(head.navDate)}`}>
          <Figure
            value={head.incomePerTenThousand}
            places={4}
            unit={foreignOf(facts) || '元'}
            size={17}
          />
        </Side>
      </div>
    </>
  );
}

function Side({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      {children}
      <p className="text-12 text-t2 nowrap">{label}</p>
    </div>
  );
}
