/** In whose account an order is, as links name it: nothing for the customer's own. */
interface Whose {
  purpose?: string;
  acco?: string;
}

const CHILD = 'CHILD:';

/** Whether an account is a child's. */
export function isChilds(purpose: string | undefined): boolean {
  return purpose?.startsWith(CHILD) ?? false;
}

/** What leads to the same account once more. */
export function whoseOf(order: { purpose: string; tradeAcco: string }): Whose {
  const { purpose, tradeAcco } = order;
  return isChilds(purpose) ? { purpose, acco: tradeAcco } : {};
}
