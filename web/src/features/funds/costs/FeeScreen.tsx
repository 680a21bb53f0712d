/* once */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFundName } from '@/features/funds/useFundName';
import { askedAmount } from '@/lib/typedSum';
import { useSettled } from '@/lib/useSettled';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { foreignOf } from '@/trade/fund/currency';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { SkeletonRows } from '@/ui/Skeleton';
import { quietly } from '@/wire/ahead';
import { quoteFees, showFund } from '@/wire/gen/funds';
import { AmountCard } from './AmountCard';
import { ClassCard } from './ClassCard';
import { FeeDates } from './FeeDates';
import { feeWords as words } from './words';
import '@/trade/fund/figures.css';
import '@/features/funds/report.css';

const FIRST = '10000';
const FIRST_DAYS = '365';

/** What buying and holding cost for a typed sum and a chosen time; the tables by their dates. */
export default function FeeScreen() {
  const { fundCode, amount } = useArgs('/funddetail/farenotice');
  const name = useFundName(fundCode);
  // The fees don't say their currency; the page of the fund does, which is asked for its name.
  const fund = useQuery(quietly(showFund, { fundCode }));
  const foreign = foreignOf(fund.data?.facts);
  const [typed, setTyped] = useState(amount ?? FIRST);
  const [days, setDays] = useState(FIRST_DAYS);
  const asked = useQuery({
    ...quietly(quoteFees, {
      fundCode,
      amount: askedAmount(useSettled(typed)),
      holdDays: Number(days),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryPage
      query={asked}
      nav={<NavBar title={words.title} sub={name} />}
      failed={words.failed}
      firm
      bones={
        <div className="pt-3">
          <SkeletonRows rows={6} />
        </div>
      }
    >
      {(quote) => (
        <>
          {fund.isPending ? (
            <SkeletonRows rows={4} />
          ) : foreign ? (
            <Note className="mx-4 mb-3">{words.foreign(foreign)}</Note>
          ) : (
            <>
              <AmountCard quote={quote} typed={typed} onType={setTyped} />
              {quote.classCosts && (
                <ClassCard costs={quote.classCosts} days={days} onDays={setDays} />
              )}
            </>
          )}
          <FeeDates quote={quote} foreign={foreign} />
        </>
      )}
    </QueryPage>
  );
}
