import clsx from 'clsx';
import { dayTime } from '@/lib/days';
import { amount, HIDDEN, MISSING } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Tag } from '@/ui/Tag';
import type { TradeRecord } from './deals';
import { hasTwoFunds, isBuy, isConversion, isMove, stateName, toneOf } from './states';
import { isChilds } from './whose';
import { convertedWords } from './words.converted';
import { dealWords as words } from './words.deal';
import { movedWords } from './words.moved';
import { onwardWords } from './words.onward';

interface DealRowProps {
  record: TradeRecord;
  /** On the page of the fund its name is not said again. */
  nameless?: boolean;
}

/** One order of a list: what it is, in which fund, how much, where it stands. */
export function DealRow({ record, nameless }: DealRowProps) {
  const hidden = useStore(amountsHidden);
  const tone = toneOf(record);
  const when = dayTime(Date.parse(record.createdAt));
  return (
    <Link to={detailOf(record)} className="row">
      <span className="row-body">
        <span className="min-w-0">
          {!nameless && <span className="block">{nameOf(record)}</span>}
          <span
            className={clsx('flex flex-wrap items-center gap-x-2', !nameless && 'text-13 text-t3')}
          >
            <Tag tone={isBuy(record) ? 'brand' : 'plain'}>{record.kindName}</Tag>
            {whoseTag(record)}
            <span className="nowrap">{when}</span>
          </span>
        </span>
        <span className="flex-none text-end">
          <span className="fig block text-15">
            {record.methodName ?? (hidden ? HIDDEN : sizeOf(record))}
          </span>
          <span
            className={clsx('block text-13', {
              'text-brand': tone === 'now',
              'text-warn': tone === 'bad',
              'text-t3': tone === 'done',
            })}
          >
            {stateName(record)}
          </span>
        </span>
      </span>
    </Link>
  );
}

/** Where shares go that are moved; else that it is a child's. */
function whoseTag({ childNo, movedTo }: TradeRecord) {
  if (movedTo) return <Tag>{isChilds(movedTo) ? movedWords.toChild : movedWords.toOwn}</Tag>;
  return typeof childNo === 'number' && <Tag>{words.child}</Tag>;
}

function detailOf(record: TradeRecord): string {
  const { orderNo } = record;
  if (hasTwoFunds(record)) return to('/convertAndRanSomBuyDealDetails', { orderNo });
  return to('/dealDetails', { orderNo });
}

function nameOf({ kind, fundName, targetFundName }: TradeRecord): string {
  if (!targetFundName) return fundName;
  const { pair } = isConversion({ kind }) ? convertedWords : onwardWords;
  return pair(fundName, targetFundName);
}

/** Money where money is known, else shares; of a conversion or a move, the shares that go out. */
function sizeOf({ kind, amount: sum, shares }: TradeRecord): string {
  if (sum && !isConversion({ kind }) && !isMove({ kind })) return amount(sum);
  return shares ? words.shares(amount(shares)) : MISSING;
}
