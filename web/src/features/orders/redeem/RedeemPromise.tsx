import { type Into, intoSteps } from '@/features/orders/into/intoState';
import { intoWords } from '@/features/orders/into/words.into';
import { redeemWords as words } from '@/features/orders/words.redeem';
import { clockOf, monthDay, shortDay, spokenDay } from '@/lib/days';
import { textSize } from '@/lib/look';
import { useStore } from '@/lib/store';
import { useFirstStep } from '@/trade/form/useFirstStep';
import { formWords } from '@/trade/form/words';
import { promiseWords } from '@/trade/form/words.promise';
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
  const { tDay, cancelUntil, confirmDate } = pre.dates;
  const until = { direction: 'redeem', fundCode: pre.fundCode, tDay, cancelUntil } as const;
  const first = useFirstStep(until, words.apply, textOf(pre));
  // Between the two the money earns nothing.
  const gap = into !== undefined && into.dates.tDay > confirmDate;
  const last = into ? intoSteps(pre, into) : [arrival(pre, elder)];
  return (
    <Card title={words.when}>
      <PromiseLine steps={[first, ...untilConfirmed(pre, gap), ...last]} />
      {into && (
        <Note className="mt-3">
          <Sentence>{intoWords.otherwise(cardOf(pre))}</Sentence>
        </Note>
      )}
    </Card>
  );
}

/** At which price, and until when it may be cancelled. */
function textOf({ dates: { tDay, incomeUntil, cancelUntil } }: PreRedeem): string {
  const price = incomeUntil ? promiseWords.parPrice : promiseWords.navOf(monthDay(tDay));
  return cancelUntil ? words.applyText(price, clockOf(cancelUntil)) : words.applyTextFinal(price);
}

function untilConfirmed({ dates }: PreRedeem, gap: boolean): PromiseStep[] {
  const { navDate, confirmDate, incomeUntil } = dates;
  const income = incomeUntil ? words.incomeUntil(spokenDay(incomeUntil)) : undefined;
  return [
    // A share of a money fund is always worth the same.
    ...(incomeUntil ? [] : [navStep(navDate)]),
    {
      state: 'later',
      title: words.submit,
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
