import { ArrowDown } from 'lucide-react';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { PeriodFigure } from '@/trade/fund/FundRow';
import { kindOf } from '@/trade/fund/kind';
import { TextButton } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Tag } from '@/ui/Tag';
import type { PreConvert } from './convertState';
import { convertWords as words } from './words.convert';

/** From which fund into which; another target can be chosen. */
export function ConvertFunds({ pre, acco }: { pre: PreConvert; acco?: string }) {
  const { fundCode, fundName, target } = pre;
  const go = useGo();
  const choose = () => go(to('/searchConvertFund', { fundCode, acco }), { replace: true });
  return (
    <Card className="mt-3">
      <p className="text-13 text-t3">{words.from}</p>
      <p className="strong">
        {fundName} <span className="text-13 text-t3">{fundCode}</span>
      </p>
      <div className="my-2 flex items-center gap-3 text-t3" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        <ArrowDown size={18} strokeWidth={1.75} />
        <span className="h-px flex-1 bg-line" />
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-13 text-t3">{words.into}</span>
        <TextButton onClick={choose}>{words.other}</TextButton>
      </div>
      <p className="strong">
        {target.fundName} <span className="text-13 text-t3">{target.fundCode}</span>
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <Tag>{kindOf(target)}</Tag>
        <Tag>{target.riskName}</Tag>
        <span className="text-12 text-t3">
          {target.periodName} <PeriodFigure fund={target} />
        </span>
      </p>
    </Card>
  );
}
