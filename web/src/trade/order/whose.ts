import { formWords } from '@/trade/form/words';
import { PENSION } from '@/trade/fund/pension';

/** In whose account an order is, as links name it: nothing for the customer's own. */
interface Whose {
  purpose?: string;
  acco?: string;
}

const CHILD = 'CHILD:';

/** Whether an account is a child's. */
export function isChilds(purpose: string | null | undefined): boolean {
  return purpose?.startsWith(CHILD) ?? false;
}

/** The child whose account it is; nobody where it is none. */
export function childOf(purpose: string | null | undefined): string | undefined {
  return purpose?.startsWith(CHILD) ? purpose.slice(CHILD.length) : undefined;
}

/** What leads to the same account once more. */
export function whoseOf(order: { purpose: string; tradeAcco: string }): Whose {
  const { purpose, tradeAcco } = order;
  return isChilds(purpose) || purpose === PENSION ? { purpose, acco: tradeAcco } : {};
}

/** What the account is called that pays an order or is paid: the pension's is no card. */
export function payerOf(
  order: { purpose: string; bankName: string; tail: string },
  { bankName, tail }: { bankName: string; tail: string } = order,
): string {
  return order.purpose === PENSION
    ? formWords.pension(bankName, tail)
    : formWords.card(bankName, tail);
}
