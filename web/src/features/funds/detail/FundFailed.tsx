import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { fundWords } from '@/trade/fund/words';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { ErrorState } from '@/ui/ErrorState';
import { codeOf, Refusal } from '@/wire/failure';

/** No fund has this code. */
const NO_FUND = 15001;

/** A fund that did not load, or does not exist: then asking again would not help. */
export function FundFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const go = useGo();
  const refusal = error instanceof Refusal ? error : undefined;
  if (refusal?.code !== NO_FUND) {
    return (
      <ErrorState
        title={fundWords.retryTitle}
        text={refusal?.message}
        code={codeOf(error)}
        onRetry={onRetry}
      />
    );
  }
  return (
    <Empty
      title={fundWords.noFund}
      text={fundWords.noFundText}
      acts={<Button onClick={() => go(to('/searchfund'))}>{fundWords.search}</Button>}
    />
  );
}
