import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/patterns/QueryView';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { NewFundRow } from '@/trade/fund/FundRow';
import { fundWords, offeringWords as words } from '@/trade/fund/words';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { Foot } from '@/ui/Page';
import { PullToRefresh } from '@/ui/PullToRefresh';
import { listNewFunds } from '@/wire/gen/funds';

/** All funds in their offering, the first to end before all. */
export function NewFundList() {
  const go = useGo();
  const funds = useQuery(listNewFunds());
  return (
    <PullToRefresh onRefresh={funds.refetch}>
      <QueryView
        query={funds}
        failed={words.failed}
        empty={({ list }) =>
          !list.length && (
            <Empty
              title={words.none}
              text={words.noneText}
              acts={<Button onClick={() => go(to('/fundlist'))}>{words.browse}</Button>}
            />
          )
        }
      >
        {({ list }) => (
          <>
            <section className="card mt-3">
              <p className="border-b border-line pb-3 text-13 text-t2">
                {words.count(list.length)}
              </p>
              {list.map((fund) => (
                <NewFundRow key={fund.fundCode} fund={fund} />
              ))}
            </section>
            <Foot>{fundWords.disclaimer}</Foot>
          </>
        )}
      </QueryView>
    </PullToRefresh>
  );
}
