import { inPercent, signedPercent } from '@/lib/figures';
import { to } from '@/route/links';
import { Delta } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import type { ManagedFund } from './manager';
import { managerWords as words } from './words';

interface ManagedFundsProps {
  funds: readonly ManagedFund[];
  /** Where there are none. */
  none: string;
}

/** Other funds with what they returned in the term, beside the basis of the same days. */
export function ManagedFunds({ funds, none }: ManagedFundsProps) {
  if (funds.length === 0) return <p className="text-13 text-t2">{none}</p>;
  return funds.map(({ fundCode, fundName, fromDate, toDate, term, growth, benchmark }) => (
    <Row
      key={`${fundCode}${fromDate}`}
      title={fundName}
      sub={
        <>
          <span className="block">
            {words.days(fromDate, toDate)}，{term}
          </span>
          {benchmark != null && (
            <span className="block text-t3">
              {words.basis} {signedPercent(inPercent(benchmark))}
            </span>
          )}
        </>
      }
      value={<Delta value={inPercent(growth)} unit="%" size={17} />}
      to={to('/funddetail', { fundCode })}
    />
  ));
}
