import { memo, type ReactNode } from 'react';
import { monthDay, shortDay } from '@/lib/days';
import { amount, inPercent } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Delta, Figure } from '@/ui/Figure';
import { Sparkline } from '@/ui/Sparkline';
import { Tag, type TagTone } from '@/ui/Tag';
import * as FundStatus from '@/wire/gen/codes/fund-status';
import type { components } from '@/wire/gen/funds';
import { kindOf } from './kind';
import { isMoney } from './money';
import { offeringWords, fundWords as words } from './words';

export type FundCard = components['schemas']['FundCard'];

interface FundRowProps {
  fund: FundCard;
  /** The day of the list's figures; a fund whose NAV is older says so. */
  listDay?: string | null;
  /** The list's head says that its figures are seven-day yields. */
  yields?: boolean;
  /** Before the name: a place in a ranking. */
  lead?: ReactNode;
  /** In place of the name: a match in colour. */
  name?: ReactNode;
  code?: ReactNode;
  curve?: boolean;
  /** In place of the figures. */
  figure?: ReactNode;
  /** Where it leads, in place of the fund's page. */
  href?: string;
}

/** A fund in a list: name, tags, curve, growth of the period and of the last NAV day. */
export const FundRow = memo(function FundRow(props: FundRowProps) {
  const { fund, listDay, yields, lead, name, code, curve = true, figure, href } = props;
  return (
    <Link to={href ?? to('/funddetail', { fundCode: fund.fundCode })} className="row">
      {lead}
      <span className="row-body fund-row">
        <span className="min-w-0 flex-1">
          <ShortName text={fund.fundName}>{name}</ShortName>
          <span className="mt-1 flex items-center gap-2 overflow-hidden">
            <FundTags fund={fund} />
            <span className="normal-only flex-none text-12 text-t3">
              {code ?? codeOrClasses(fund)}
            </span>
          </span>
        </span>
        {curve && !isMoney(fund) && fund.sparkline.length > 1 && (
          <Sparkline values={fund.sparkline} />
        )}
        <span className="fund-figure">
          {figure ?? (
            <>
              <PeriodFigure fund={fund} />
              <DayLine fund={fund} listDay={listDay} yields={yields} />
            </>
          )}
        </span>
      </span>
    </Link>
  );
});

/** The code; where the row stands for two classes, which of them costs less. */
function codeOrClasses({ fundCode, otherClass }: FundCard): string {
  if (!otherClass) return fundCode;
  const from = otherClass.aCheaperFromDays;
  if (from == null) return words.cCheaper;
  return from > 1 ? words.aCheaperFrom(from) : words.aCheaper;
}

/** Name, kind and class: 澄溪稳健养老目标 混合(FOF) A. */
const NAME = /^(.*?)((?:混合|债券|股票|指数|指数增强|货币)?(?:\([A-Z]+\))?)([A-Z]?)$/;

/**
 * One line that gives way in the middle, so that the letter of the class always shows. In large text
 * it takes two, and breaks before its kind.
 */
export function ShortName({ text, children }: { text: string; children?: ReactNode }) {
  if (children) return <span className="block">{children}</span>;
  const [, name = text, kind, letter] = NAME.exec(text) ?? [];
  return (
    <span className="short-name">
      <span className="clip">
        {name}
        <span>{kind}</span>
      </span>
      <span>{letter}</span>
    </span>
  );
}

/** Growth of the period; money funds show their seven-day yield. */
export function PeriodFigure({ fund, size = 17 }: { fund: FundCard; size?: 17 | 20 | 26 }) {
  if (isMoney(fund)) return <Figure value={inPercent(fund.sevenDayYield)} unit="%" size={size} />;
  return <Delta value={inPercent(fund.periodGrowth)} unit="%" size={size} />;
}

function DayLine({ fund, listDay, yields }: Pick<FundRowProps, 'fund' | 'listDay' | 'yields'>) {
  if (isMoney(fund)) {
    return (
      <span className="text-12 text-t3">
        {yields && fund.incomePerTenThousand
          ? `${words.perTenThousand} ${amount(fund.incomePerTenThousand, 4)}`
          : words.sevenDay}
      </span>
    );
  }
  // Without a day for all of them each says its own.
  const other = fund.navDate && fund.navDate !== listDay;
  return (
    <span className="text-12 text-t3">
      {other ? monthDay(fund.navDate) : words.day}{' '}
      <Delta value={inPercent(fund.dayGrowth)} unit="%" className="plain-figure" />
    </span>
  );
}

const TONES: Record<string, TagTone> = { honour: 'gold', discount: 'brand' };

/** At most two: why it is not sold, an honour or the type; and the level of risk. */
function FundTags({ fund }: { fund: FundCard }) {
  const sold = fund.buyable || fund.status === FundStatus.Raising;
  const first = sold ? fund.tags[0] : { kind: 'unsold', text: fund.statusName };
  return (
    <>
      {first ? <Tag tone={TONES[first.kind]}>{first.text}</Tag> : <Tag>{kindOf(fund)}</Tag>}
      <Tag>{fund.riskName.split(' ')[0]}</Tag>
    </>
  );
}

/** A fund in its offering: what it costs and until when; it has no price and no return yet. */
export function NewFundRow({ fund }: { fund: components['schemas']['NewFundCard'] }) {
  const { fundCode, fundName, riskName, offering, subscribable } = fund;
  return (
    <Link to={to('/funddetail', { fundCode })} className="row">
      <span className="row-body fund-row">
        <span className="min-w-0 flex-1">
          <ShortName text={fundName} />
          <span className="mt-1 flex items-center gap-2 overflow-hidden">
            <Tag>{kindOf(fund)}</Tag>
            <Tag>{riskName.split(' ')[0]}</Tag>
            <span className="normal-only text-12 text-t3">{fundCode}</span>
          </span>
        </span>
        <span className="fund-figure">
          <span className="block text-15">{offeringWords.par}</span>
          <span className="text-12 text-t3">
            {subscribable ? offeringWords.until(shortDay(offering.until)) : offeringWords.ended}
          </span>
        </span>
      </span>
    </Link>
  );
}
