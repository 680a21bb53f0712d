import { type Decimal, inPercent } from '@/lib/figures';
import { Delta } from '@/ui/Figure';
import { Term } from './Term';

interface ProfitFigureProps {
  noun: string;
  /** The day to which it belongs. */
  after?: string;
  value: Decimal;
  /** A fraction; it stays when amounts hide. */
  rate?: Decimal;
  hidden: boolean;
}

/** A profit under its term, whose meaning is one tap away. */
export function ProfitFigure({ noun, after = '', value, rate, hidden }: ProfitFigureProps) {
  return (
    <div>
      <dt className="text-12 text-t2">
        <Term noun={noun}>
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
