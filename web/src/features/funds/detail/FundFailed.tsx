import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { fundWords } from '@/trade/fund/words';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';

/** No fund has this code. */
const NO_FUND = 15001;

/** A fund that did not load, or does not exist: then asking again would not help. */
export function FundFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const go = useGo();
  const none = (
    <Empty
      title={fundWords.noFund}
      text={fundWords.noFundText}
      acts={<Button onClick={() => go(to('/searchfund'))}>{fundWords.search}</Button>}
    />
  );
  return (
    <QueryFailed
      cause={error}
      title={fundWords.retryTitle}
      refused={({ code }) => (code === NO_FUND ? none : undefined)}
      onRetry={onRetry}
    />
  );
}
