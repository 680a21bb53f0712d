import { type Into, intoSteps } from '@/features/orders/into/intoState';
import { intoWords } from '@/features/orders/into/words.into';
import { buyWords } from '@/features/orders/words';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { clockOf, monthDay, shortDay, spokenDay } from '@/lib/days';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { formWords } from '@/trade/form/words';
import { timeLeft } from '@/trade/market/times';
import { cutoffWords, secondsUntil, useCutoff, useOrderTime } from '@/trade/order/cutoff';
import { Card } from '@/ui/Card';
import { Note } from '@/ui/Note';
import { PromiseLine, type PromiseStep } from '@/ui/PromiseLine';
import { Sentence } from '@/ui/Sentence';
import type { preRedeem } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type PreRedeem = Output<typeof preRedeem>;

interface RedeemPromiseProps {
  pre: PreRedeem;
  /** The purchase with the money; none when it goes to the card. */
  into: Into | undefined;
}

/** What happens when, if the customer redeems now. */
export function RedeemPromise({ pre, into }: RedeemPromiseProps) {
  const elder = useStore(textSize) === 'elder';
  const now_ms = useOrderTime('redeem', pre.fundCode);
  const left = secondsUntil(pre.dates.cancelUntil, now_ms);
  useCutoff(left);
  // Between the two the money earns nothing.
  const gap = into !== undefined && into.dates.tDay > pre.dates.confirmDate;
  const steps = stepsOf(pre, now_ms, left, gap);
  return (
    <Card title={words.when}>
      <PromiseLine steps={[...steps, ...(into ? intoSteps(pre, into) : [arrival(pre, elder)])]} />
      {into && (
        <Note className="mt-3">
          <Sentence>{intoWords.otherwise(cardOf(pre))}</Sentence>
        </Note>
      )}
    </Card>
  );
}

/** Until the redemption is confirmed. */
function stepsOf(
  pre: PreRedeem,
  now_ms: number | null,
  left: number | null,
  gap: boolean,
): PromiseStep[] {
  const { tDay, navDate, confirmDate, incomeUntil, cancelUntil } = pre.dates;
  const price = incomeUntil ? buyWords.parPrice : buyWords.navOf(monthDay(tDay));
  const income = incomeUntil ? words.incomeUntil(spokenDay(incomeUntil)) : undefined;
  return [
    {
      state: 'now',
      title: words.apply(cutoffWords(tDay, cancelUntil, now_ms)),
      date: left ? buyWords.left(timeLeft(left * 1000)) : shortDay(tDay),
      text: cancelUntil
        ? words.applyText(price, clockOf(cancelUntil))
        : words.applyTextFinal(price),
    },
    // A share of a money fund is always worth the same.
    ...(incomeUntil ? [] : [navStep(navDate)]),
    {
      state: 'later',
      title: words.confirm,
      date: shortDay(confirmDate),
      text: gap ? [income, intoWords.gap].filter(Boolean).join('。') : income,
    },
  ];
}

function navStep(navDate: string): PromiseStep {
  return { state: 'later', title: words.nav, date: shortDay(navDate), text: words.navText };
}

function arrival({ dates }: PreRedeem, elder: boolean): PromiseStep {
  const { arriveDate, arriveDateLatest } = dates;
  return {
    state: 'later',
    title: elder ? words.elder.arrive : words.arrive,
    date: shortDay(arriveDate),
    text: arriveDateLatest ? words.arriveText(spokenDay(arriveDateLatest)) : undefined,
  };
}

/** 江汀银行 储蓄卡 1234, to which the money goes if it cannot buy. */
function cardOf({ accounts, tradeAcco }: PreRedeem): string {
  const { bankName = '', tail = '' } = accounts.find((one) => one.tradeAcco === tradeAcco) ?? {};
  return formWords.card(bankName, tail);
}
