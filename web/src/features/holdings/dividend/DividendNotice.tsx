import { useQuery } from '@tanstack/react-query';
import { HandCoins, X } from 'lucide-react';
import { useState } from 'react';
import { dividendWords as words } from '@/features/holdings/words';
import { monthDay } from '@/lib/days';
import { amount, HIDDEN } from '@/lib/figures';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { amountsHidden } from '@/trade/customer/amounts';
import { Card } from '@/ui/Card';
import { IconButton } from '@/ui/NavBar';
import { Row } from '@/ui/Row';
import { Sentence } from '@/ui/Sentence';
import { useAction } from '@/wire/action';
import { closeDividends, dividendResults } from '@/wire/gen/orders';
import type { Output } from '@/wire/operation';

type Result = Output<typeof dividendResults>['results'][number];

/** Dividends that were paid since the customer last looked; gone once he closes them. */
export default function DividendNotice() {
  const hidden = useStore(amountsHidden);
  const found = useQuery(dividendResults({}));
  const close = useAction(closeDividends);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const results = (found.data?.results ?? []).filter(({ orderNo }) => !closed.includes(orderNo));
  if (results.length === 0) return null;
  const orderNos = results.map(({ orderNo }) => orderNo);
  const shut = () =>
    close.mutate({ orderNos }, { onSuccess: () => setClosed([...closed, ...orderNos]) });
  return (
    <Card
      title={words.title}
      end={
        <span className="-my-3 -me-3">
          <IconButton label={words.close} onClick={shut}>
            <X size={20} strokeWidth={1.75} className="text-t2" aria-hidden="true" />
          </IconButton>
        </span>
      }
    >
      {results.map((result) => (
        <Row
          key={result.orderNo}
          icon={
            <HandCoins size={22} strokeWidth={1.75} className="text-brand" aria-hidden="true" />
          }
          title={result.fundName}
          sub={<Sentence>{textOf(result, hidden)}</Sentence>}
          to={to('/dealDetails', { orderNo: result.orderNo })}
        />
      ))}
    </Card>
  );
}

/** `11-18 现金分红432.10元，已到招商银行(1234)` */
function textOf(result: Result, hidden: boolean): string {
  const { exDate, shares, nav, card, arrived } = result;
  const day = monthDay(exDate);
  if (shares) {
    return words.shares(day, hidden ? HIDDEN : amount(shares), amount(nav, 4));
  }
  const cash = words.cash(day, hidden ? HIDDEN : amount(result.amount));
  return cash + (arrived ? words.arrived(card) : words.coming(card));
}
