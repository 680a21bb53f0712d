import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { inPercent } from '@/lib/figures';
import { termWords } from '@/trade/fund/words.term';
import { Button } from '@/ui/Button';
import { Delta, Figure } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import { Sheet } from '@/ui/Sheet';
import type { profitRange } from '@/wire/gen/holdings';
import type { Output } from '@/wire/operation';
import { profitWords as words } from './words';

interface RangeRateProps {
  range: Output<typeof profitRange> | undefined;
  /** 近6月 */
  name: string;
  hidden: boolean;
}

/** The rate of a period by the money that was at work in it; a tap shows how it comes about. */
export function RangeRate({ range, name, hidden }: RangeRateProps) {
  const [open, setOpen] = useState(false);
  const rate = <Delta value={inPercent(range?.rate)} size={15} unit="%" />;
  return (
    <>
      <button
        type="button"
        className="hit inline-flex items-baseline gap-1 text-13 text-t2"
        aria-label={words.rateHow}
        onClick={() => setOpen(true)}
      >
        {words.rate}
        <CircleQuestionMark size={13} className="self-center text-t3" aria-hidden="true" />
        {rate}
      </button>
      <Sheet
        open={open}
        title={words.rateHow}
        onClose={() => setOpen(false)}
        foot={
          <Button wide kind="soft" onClick={() => setOpen(false)}>
            {termWords.close}
          </Button>
        }
      >
        <div className="mb-3 rounded-inner bg-inset px-3 py-1">
          <KeyValues
            rows={[
              [
                words.profit(name),
                <Delta key="p" value={range?.profit} size={13} hidden={hidden} />,
              ],
              [words.capital, <Figure key="c" value={range?.capital} size={13} hidden={hidden} />],
              [words.rateOf(name), rate],
            ]}
          />
        </div>
        <p className="pb-4 text-13 text-t2">{words.capitalText}</p>
      </Sheet>
    </>
  );
}
