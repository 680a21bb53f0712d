import { amount } from '@/lib/figures';
import { Card } from '@/ui/Card';
import { Delta } from '@/ui/Figure';
import { Row } from '@/ui/Row';
import { Tag } from '@/ui/Tag';
import { periodName, type StatementPeriod, shortName, type YearOf } from './periods';
import { statementsWords as words } from './words';

interface YearCardProps {
  of: YearOf;
  hidden: boolean;
  onOpen: (period: StatementPeriod) => void;
}

/** A year, and its months below it; a tap shows one. */
export function YearCard({ of: { year, months }, hidden, onOpen }: YearCardProps) {
  return (
    <Card title={periodName(year.period)}>
      {[year, ...months].map((one) => (
        <Row
          key={one.period}
          title={
            <>
              {shortName(one.period)} {one.isOpen && <Tag>{words.soFar}</Tag>}
            </>
          }
          sub={endOf(one, hidden)}
          value={<Delta value={one.profit} hidden={hidden} />}
          onClick={() => onOpen(one)}
        />
      ))}
    </Card>
  );
}

function endOf({ end, isOpen }: StatementPeriod, hidden: boolean): string {
  const sum = hidden ? words.hidden : amount(end);
  return isOpen ? words.nowIs(sum) : words.endIs(sum);
}
