import { queryOptions } from '@tanstack/react-query';
import { call } from '@/wire/call';
import { fundAgreements, readText } from '@/wire/gen/content';

/** A document of an order, in Markdown. */
export interface Document {
  title: string;
  text: string;
}

/**
 * The text behind an agreement of an order: as the fund's own agreements have it, else the
 * company's text of that key.
 */
export function documentOf(fundCode: string, key: string) {
  return queryOptions({
    queryKey: ['orderDocument', fundCode, key],
    staleTime: 600_000,
    queryFn: async ({ signal }): Promise<Document> => {
      const { list } = await call(fundAgreements, { fundCode }, { signal });
      const own = list.find((one) => one.key === key);
      return own ?? call(readText, { key }, { signal, silent: true });
    },
  });
}
