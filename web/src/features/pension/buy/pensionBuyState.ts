import { useQuery } from '@tanstack/react-query';
import { type Account, balanceNow } from '@/features/pension/pension';
import { pensionBuyWords as words } from '@/features/pension/words.buy';
import { amount } from '@/lib/figures';
import { accountKey } from '@/trade/form/accountKey';
import { acceptsAll } from '@/trade/form/agreements';
import { amountProblem } from '@/trade/form/buyLimits';
import { nextStep } from '@/trade/form/buyStep';
import { compare, wireDecimal } from '@/trade/form/limits';
import type { TradeStep } from '@/trade/form/step';
import { useOrderDraft } from '@/trade/form/useOrderDraft';
import { usePreview } from '@/trade/form/usePreview';
import { formWords } from '@/trade/form/words';
import { buyFee, type preBuy } from '@/wire/gen/orders';
import { pensionShares } from '@/wire/gen/pension';
import type { Output } from '@/wire/operation';

type PreBuy = Output<typeof preBuy>;

interface Asked {
  account: Account;
  /** The account that pays, and to which the shares belong. */
  acco: string;
  /** Amount in the link, as typed. */
  asked?: string | undefined;
}

/** What is filled in, what it costs, and what the button does next. */
export function usePensionBuy(pre: PreBuy, { account, acco, asked }: Asked) {
  const { fundCode } = pre;
  const { draft, change } = useOrderDraft('buy', accountKey(fundCode, acco), {
    fundCode,
    amount: asked ?? '',
  });
  const balance = balanceNow(account);
  const value = wireDecimal(draft.amount);
  const problem = value ? problemOf(value, balance, pre) : undefined;
  const fee = usePreview(buyFee, (sum) => ({ fundCode, amount: sum }), {
    amount: value,
    fault: problem,
  });
  const shares = useQuery(pensionShares()).data?.list;
  const next = nextStep(pre, {
    value,
    problem,
    hasCard: true,
    accepted: acceptsAll(draft, pre.agreements),
    priced: fee.exact,
  });
  const step = balance === undefined ? waiting(next) : next;
  return {
    draft,
    change,
    /** Amount as on the wire; empty when none. */
    value,
    balance,
    problem,
    fee: fee.pre,
    feeFailed: fee.failed,
    retryFee: fee.retry,
    /** For how long each lot is held; nothing while that is not known. */
    months: shares?.find((share) => share.fundCode === fundCode)?.holdMonths,
    step,
    toConfirm: step.kind === 'pay' ? confirmedOf(pre, account, value) : undefined,
  };
}

/** All that is confirmed by the password, and sent. */
function confirmedOf(pre: PreBuy, { bankName, tail }: Account, sum: string) {
  const { fundCode, fundName } = pre;
  const agreements = pre.agreements.map(({ id }) => id);
  return {
    fundName,
    payer: formWords.pension(bankName, tail),
    purchase: { fundCode, amount: sum, agreements },
    promised: { promisedDay: pre.dates.tDay },
  };
}

/** Nothing is ordered on what the bank said before. */
function waiting(step: TradeStep): TradeStep {
  return step.kind === 'pay' ? { kind: 'wait', act: step.act, why: words.silentWhy } : step;
}

/** Why this amount will not do: there is less in the account, or the fund does not take it. */
function problemOf(value: string, balance: string | undefined, pre: PreBuy): string | undefined {
  if (balance && compare(value, balance) > 0) return words.above(amount(balance));
  return amountProblem(value, pre);
}
