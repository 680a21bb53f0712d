import { type Decimal, inPercent } from '@/lib/figures';
import { Term } from '@/trade/fund/Term';
import { Delta } from '@/ui/Figure';
import { Composition, type ProfitName } from './Composition';
import type { Of } from './purpose';
import { compositionWords } from './words';

interface ProfitFigureProps {
  noun: string;
  /** The day to which it belongs. */
  after?: string;
  value: Decimal;
  /** A fraction; it stays when amounts hide. */
  rate?: Decimal;
  hidden: boolean;
  /** Which of the composed profits it is, and of which fund; of all without one. */
  profit: ProfitName;
  of?: Of;
}

/** A profit under its term; what it consists of, and means, is one tap away. */
export function ProfitFigure(props: ProfitFigureProps) {
  const { noun, after = '', value, rate, hidden, profit, of } = props;
  const detail = (
    <>
      <Composition profit={profit} of={of} hidden={hidden} />
      {rate && <p className="pb-2 text-13 text-t2">{compositionWords.holdingRate}</p>}
    </>
  );
  return (
    <div>
      <dt className="text-12 text-t2">
        <Term noun={noun} detail={detail}>
          {noun}
          {after}
        </Term>
      </dt>
      <dd className="m-0">
        <Delta value={value} size={15} hidden={hidden} />
        {rate && <Delta className="block" value={inPercent(rate)} size={13} unit="%" />}
      </dd>
    </div>
  );
}
