import { inPercent, signedPercent } from '@/lib/figures';
import { Link } from '@/route/Link';
import { to } from '@/route/links';
import { Delta } from '@/ui/Figure';
import type { components } from '@/wire/gen/funds';
import { spanOf } from './spans';
import { termWords as words } from './words';

type Manager = components['schemas']['ManagerCard'];

interface TermsProps {
  fundCode: string;
  managers: readonly Manager[];
  /** The last price, where the terms of those in office are drawn to. */
  navDate?: string | null;
}

/** All terms on one axis of time, past ones grey; each with its return and that of the basis. */
export function Terms({ fundCode, managers, navDate }: TermsProps) {
  const days = managers.flatMap(({ fromDate, toDate }) => [fromDate, toDate ?? fromDate]);
  const all = [...days, navDate ?? ''].filter(Boolean).toSorted();
  const [first = '', today = ''] = [all[0], all.at(-1)];
  return (
    <>
      <ul className="m-0 flex list-none flex-col p-0">
        {managers.map((manager) => (
          <li key={`${manager.managerId}${manager.fromDate}`}>
            <Link
              to={to('/funddetail/fundmanagerdetail', { fundCode, managerId: manager.managerId })}
              className="block py-2"
            >
              <Term manager={manager} first={first} today={today} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex justify-between text-12 text-t3" aria-hidden="true">
        <span>{first.slice(0, 7)}</span>
        <span>{today.slice(0, 7)}</span>
      </p>
    </>
  );
}

function Term({ manager, first, today }: { manager: Manager; first: string; today: string }) {
  const { fromDate, toDate } = manager;
  const { left, width } = spanOf(fromDate, toDate ?? today, [first, today]);
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-3">
        <span>
          <b className="strong">{manager.name}</b>
          <span className="ms-2 text-13 text-t3">{manager.term}</span>
        </span>
        <Delta value={inPercent(manager.growth)} unit="%" />
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-13 text-t2">
        <span>{words.until(fromDate, toDate)}</span>
        {manager.benchmark && (
          <span>
            {words.basis} {signedPercent(inPercent(manager.benchmark))}
          </span>
        )}
      </span>
      <span className="term-bar" data-past={toDate != null} aria-hidden="true">
        <i style={{ left: `${left}%`, width: `${width}%` }} />
      </span>
    </>
  );
}
