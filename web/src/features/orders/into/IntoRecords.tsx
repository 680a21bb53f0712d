import { PagedList } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { useBusinessDay } from '@/trade/market/businessDay';
import { chosenIn, type DealFilter, NO_FILTER } from '@/trade/order/deals';
import { type IntoRecord, monthsOf } from '@/trade/order/onward';
import { dealWords } from '@/trade/order/words.deal';
import { legWords as words } from '@/trade/order/words.legs';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { redeemIntoRecords } from '@/wire/gen/orders';

import { IntoRow } from './IntoRow';

interface IntoRecordsProps {
  filter: DealFilter;
  onChange: (filter: DealFilter) => void;
}

/** The customer's redemptions into funds by month, both legs of each. */
export default function IntoRecords({ filter, onChange }: IntoRecordsProps) {
  const today = useBusinessDay();
  const pages = usePages(
    redeemIntoRecords,
    { fundCode: filter.fundCode },
    { after: ({ records }) => records.at(-1)?.redemption.orderNo },
  );
  const monthsIn = (all: readonly { records: IntoRecord[] }[]) =>
    monthsOf(
      all.flatMap(({ records }) => records),
      filter,
      today,
    );
  return (
    <PullToRefresh onRefresh={pages.refetch}>
      <PagedList
        pages={pages}
        failed={words.failed}
        empty={(all) =>
          !pages.more && !monthsIn(all).length && <NoneInto filter={filter} onChange={onChange} />
        }
      >
        {(all) =>
          monthsIn(all).map(([month, ofMonth]) => (
            <section key={month}>
              <h2 className="px-5 pt-4 pb-2 text-15 strong">{dealWords.month(month)}</h2>
              <div className="card">
                {ofMonth.map((record) => (
                  <IntoRow key={record.redemption.orderNo} record={record} />
                ))}
              </div>
            </section>
          ))
        }
      </PagedList>
    </PullToRefresh>
  );
}

function NoneInto({ filter, onChange }: IntoRecordsProps) {
  const filtered = chosenIn({ ...filter, type: 'all' }) > 0;
  return (
    <Empty
      title={filtered ? words.empty : words.none}
      text={filtered ? words.emptyText : words.noneText}
      acts={
        <Button onClick={() => onChange(NO_FILTER)}>
          {filtered ? dealWords.clear : words.all}
        </Button>
      }
    />
  );
}
