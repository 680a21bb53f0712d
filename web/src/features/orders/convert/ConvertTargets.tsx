import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthDay } from '@/lib/days';
import { amount } from '@/lib/figures';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useBack, useGo } from '@/route/navigation';
import { type FundCard, FundRow, PeriodFigure } from '@/trade/fund/FundRow';
import { isMoney } from '@/trade/fund/money';
import { isForPensions } from '@/trade/fund/pension';
import { SearchBox } from '@/trade/fund/SearchBox';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { convertTargets } from '@/wire/gen/orders';
import { pensionTargets } from '@/wire/gen/pension';
import { convertWords as words } from './words.convert';

/** Which holding: of which fund, and under which account where the link names one. */
interface Held {
  fundCode: string;
  acco?: string | undefined;
}

/** Chooses the fund into which a holding is converted. */
export function ConvertTargets({ fundCode, acco }: Held) {
  const [word, setWord] = useState('');
  const back = useBack();
  const go = useGo();
  const { data, error, refetch } = useTargets(fundCode);
  const found = data?.targets.filter((fund) => matches(fund, word)) ?? [];
  return (
    <Page
      nav={
        <SearchBox
          title={words.choose}
          placeholder={words.search}
          waits
          value={word}
          onChange={setWord}
          onSend={() => undefined}
          onLeave={back}
        />
      }
    >
      {!data && (error ? <Failed error={error} onRetry={refetch} /> : <SkeletonRows />)}
      {data && (!data.open || data.targets.length === 0) && (
        <Empty
          title={words.closed}
          text={data.closedReason || words.closedText}
          acts={
            <Button onClick={() => go(to('/ransom', { fundCode, acco }))}>{words.toRedeem}</Button>
          }
        />
      )}
      {data?.open && data.targets.length > 0 && (
        <>
          <Card className="mt-3">
            <p className="text-13 text-t3">{words.from}</p>
            <p className="strong">
              {data.fundName} <span className="text-13 text-t3">{fundCode}</span>
            </p>
            <p className="mt-2 text-13 text-t2">
              {isForPensions(data) ? words.whyPension : words.why(data.company)}
            </p>
          </Card>
          {found.length > 0 ? (
            <Found funds={found} from={{ fundCode, acco }} />
          ) : (
            <Empty title={words.none} text={words.noneText} />
          )}
        </>
      )}
    </Page>
  );
}

/** Where it goes out of the pension, those of the directory in force only. */
function useTargets(fundCode: string) {
  const all = useQuery(convertTargets({ fundCode }));
  const pension = all.data !== undefined && isForPensions(all.data);
  const listed = useQuery({ ...pensionTargets({ fundCode }), enabled: pension });
  if (!all.data || !pension) return all;
  const { data, error, refetch } = listed;
  return { data: data && { ...all.data, targets: data.targets }, error, refetch };
}

/** By name or code, as typed in any case. */
function matches({ fundName, fundCode }: FundCard, word: string): boolean {
  const typed = word.trim().toLowerCase();
  return fundName.toLowerCase().includes(typed) || fundCode.startsWith(typed);
}

function Found({ funds, from }: { funds: readonly FundCard[]; from: Held }) {
  return (
    <section className="card">
      <p className="flex justify-between border-b border-line pb-3 text-13 text-t2">
        <span role="status">{words.count(funds.length)}</span>
        {funds[0]?.periodName}
      </p>
      {funds.map((fund) => (
        <FundRow
          key={fund.fundCode}
          fund={fund}
          curve={false}
          href={to('/searchConvertFund', { ...from, target: fund.fundCode })}
          figure={
            <>
              <PeriodFigure fund={fund} />
              <span className="text-12 text-t3">{priceOf(fund)}</span>
            </>
          }
        />
      ))}
    </section>
  );
}

/** `净值 1.2345 11-20`; a share of a money fund is always one yuan. */
function priceOf(fund: FundCard): string {
  const places = isMoney(fund) ? 2 : 4;
  return `${words.nav} ${amount(fund.nav, places)} ${monthDay(fund.navDate)}`;
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return <QueryFailed cause={error} title={words.failed} onRetry={onRetry} />;
}
