/** What a pattern reads of a question to the server; `useQuery` and `usePages` give it. */
export interface Asked<Data> {
  data: Data | undefined;
  /** Why the last answer did not come, though an older one may be there. */
  error: Error | null;
  /** When the data came, in milliseconds since 1970. */
  dataUpdatedAt: number;
  /** Asks anew; `cancelRefetch: false` joins what is under way. */
  refetch: (how?: { cancelRefetch?: boolean }) => Promise<unknown>;
}

type AskedAll<All extends readonly unknown[]> = { [At in keyof All]: Asked<All[At]> };

/** Questions of which a screen needs every answer: `together(useQuery(a()), useQuery(b()))`. */
export function together<const All extends readonly unknown[]>(
  ...asked: AskedAll<All>
): Asked<All> {
  const all = asked as readonly Asked<unknown>[];
  const whole = all.every(({ data }) => data !== undefined);
  return {
    data: whole ? (all.map(({ data }) => data) as unknown as All) : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    dataUpdatedAt: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    // Those that have come are not asked for again: only the others may help.
    refetch: (how) => {
      const lacking = all.filter(({ data }) => data === undefined);
      return Promise.all((lacking.length ? lacking : all).map(({ refetch }) => refetch(how)));
    },
  };
}
