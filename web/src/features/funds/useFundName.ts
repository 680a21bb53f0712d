import { useQuery } from '@tanstack/react-query';
import { quietly } from '@/wire/ahead';
import { showFund } from '@/wire/gen/funds';

/** The line under a title: the fund's name, its code until that has come. */
export function useFundName(fundCode: string): string {
  const fund = useQuery(quietly(showFund, { fundCode }));
  return fund.data ? `${fund.data.head.fundName} ${fundCode}` : fundCode;
}
