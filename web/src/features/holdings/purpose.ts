/** What of a holding is asked for: whose it is, `CHILD:1`; the customer's own without it. */
export interface Whose {
  purpose?: string | undefined;
}

/** Of which fund and whose; all of everybody's where neither is named. */
export interface Of extends Whose {
  fundCode?: string | undefined;
}

/** The number of the child to whom a purpose belongs, as in `CHILD:1`; none of any other. */
export function childIn(purpose: string | undefined): string | undefined {
  return purpose?.match(/^CHILD:(\d+)$/)?.[1];
}
