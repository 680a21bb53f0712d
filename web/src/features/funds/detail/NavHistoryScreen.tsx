/* once */
import { useQuery } from '@tanstack/react-query';
import { historyWords as words } from '@/features/funds/words';
import { shortDay } from '@/lib/days';
import { inPercent } from '@/lib/figures';
import { Endless } from '@/patterns/PagedList';
import { usePages } from '@/patterns/pages';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { Empty } from '@/ui/Empty';
import { Delta, Figure } from '@/ui/Figure';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { type components, listNavs, showFund } from '@/wire/gen/funds';
import '@/trade/fund/figures.css';

type NavLine = components['schemas']['NavLine'];

const PAGE_SIZE = 40;

/** All prices of a fund, the latest first; of a money fund, its income and yield. */
export default function NavHistoryScreen() {
  const { fundCode } = useArgs('/funddetail/historyNavList');
  const fund = useQuery(showFund({ fundCode }));
  const pages = usePages(listNavs, { fundCode }, { size: PAGE_SIZE });
  const sub = fund.data?.head.fundName ?? fundCode;
  return (
    <QueryPage
      query={pages}
      nav={(all) => <NavBar title={all?.[0]?.isMoney ? words.moneyTitle : words.title} sub={sub} />}
      failed={words.failed}
      bones={
        <div className="pt-3">
          <SkeletonRows rows={8} />
        </div>
      }
      empty={([first]) => !first?.total && <Empty title={words.none} text={words.noneText} />}
    >
      {(all) => (
        <Endless pages={pages} end={words.end}>
          <section className="card mt-3">
            <Lines lines={all.flatMap(({ list }) => list)} money={all[0]?.isMoney === true} />
          </section>
        </Endless>
      )}
    </QueryPage>
  );
}

function Lines({ lines, money }: { lines: readonly NavLine[]; money: boolean }) {
  const columns = money
    ? [words.day, words.income, words.yield]
    : [words.day, words.nav, words.cumulative, words.growth];
  return (
    <table className="figures-table history-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={column === words.cumulative ? 'normal-only' : undefined}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.navDate}>
            <th scope="row">
              {shortDay(line.navDate)}
              {line.corrected && <span className="block text-13 text-t2">{words.corrected}</span>}
            </th>
            {money ? <MoneyCells line={line} /> : <PriceCells line={line} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PriceCells({ line }: { line: NavLine }) {
  return (
    <>
      <td>
        <Figure value={line.nav} places={4} />
      </td>
      <td className="normal-only">
        <Figure value={line.cumulativeNav} places={4} className="plain-figure" />
      </td>
      <td>
        <Delta value={inPercent(line.dayGrowth)} unit="%" />
      </td>
    </>
  );
}

function MoneyCells({ line }: { line: NavLine }) {
  return (
    <>
      <td>
        <Figure value={line.incomePerTenThousand} places={4} />
      </td>
      <td>
        <Figure value={inPercent(line.sevenDayYield)} unit="%" />
      </td>
    </>
  );
}
