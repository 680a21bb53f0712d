import { useQuery } from '@tanstack/react-query';
import { codeOf } from '@/api/failure';
import { preConvert } from '@/api/gen/orders';
import { useArgs } from '@/app/navigation';
import { ErrorState } from '@/ui/ErrorState';
import { NavBar } from '@/ui/NavBar';
import { Page } from '@/ui/Page';
import { ConvertForm } from './ConvertForm';
import { ConvertTargets } from './ConvertTargets';
import { TradeBones } from './TradeBones';
import { convertWords as words } from './words.convert';

/** Converts a holding: first the fund that comes in is chosen, then the form; one path for both. */
export default function ConvertScreen() {
  const { fundCode, target, shares } = useArgs('/searchConvertFund');
  if (!target) return <ConvertTargets fundCode={fundCode} />;
  return <ToTarget key={target} fundCode={fundCode} targetFundCode={target} asked={shares} />;
}

interface ToTargetProps {
  fundCode: string;
  targetFundCode: string;
  /** Shares in the link, as typed. */
  asked?: string;
}

function ToTarget({ fundCode, targetFundCode, asked }: ToTargetProps) {
  const { data, error, refetch } = useQuery(preConvert({ fundCode, targetFundCode }));
  if (data) return <ConvertForm whole={data} asked={asked} />;
  return (
    <Page nav={<NavBar title={words.title} sub={fundCode} />}>
      {error ? (
        <ErrorState
          title={words.formFailed}
          text={error.message}
          onRetry={refetch}
          code={codeOf(error)}
        />
      ) : (
        <TradeBones />
      )}
    </Page>
  );
}
