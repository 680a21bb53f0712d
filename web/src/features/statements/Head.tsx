import { monthDay } from '@/lib/days';
import { Hero } from '@/ui/Card';
import { Delta, Figure } from '@/ui/Figure';
import { KeyValues } from '@/ui/Row';
import { type Statements, shortName } from './periods';
import { statementsWords as words } from './words';

interface HeadProps {
  statements: Statements;
  hidden: boolean;
}

/** The newest month: its profit, and from what to what the assets went. */
export function Head({ statements: { months, until }, hidden }: HeadProps) {
  const [newest] = months;
  if (!newest) return null;
  const { period, begin, netIn, profit, end, isOpen } = newest;
  return (
    <Hero>
      <p className="text-13 text-t2">{words.profitOf(shortName(period))}</p>
      <Delta value={profit} size={36} hidden={hidden} />
      <p className="mt-1 mb-2 text-13 text-t2">
        {until ? words.until(monthDay(until)) : words.noUntil}
      </p>
      <KeyValues
        rows={[
          [words.begin, <Figure key="begin" value={begin} hidden={hidden} />],
          [words.netIn, <Figure key="in" value={netIn} hidden={hidden} />],
          [isOpen ? words.now : words.end, <Figure key="end" value={end} hidden={hidden} />],
        ]}
      />
      <p className="text-13 text-t3">{words.transit}</p>
    </Hero>
  );
}
