/* once */
import { useQuery } from '@tanstack/react-query';
import { inPercent } from '@/lib/figures';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { Card, Hero } from '@/ui/Card';
import { Empty } from '@/ui/Empty';
import { Delta } from '@/ui/Figure';
import { NavBar } from '@/ui/NavBar';
import { Foot } from '@/ui/Page';
import { Sentence } from '@/ui/Sentence';
import { quietly } from '@/wire/ahead';
import { showAchievement } from '@/wire/gen/funds';
import { AchievementBones } from './AchievementBones';
import { Falls } from './Falls';
import { MonthHeat } from './MonthHeat';
import { PeriodTable } from './PeriodTable';
import { RiskTable } from './RiskTable';
import { type Achievement, holdingText } from './sentence';
import { achievementWords as words } from './words';
import { YearBars } from './YearBars';
import '@/trade/fund/figures.css';
import '@/ui/chart/chart.css';
import './achievement.css';

/** What it was like to hold the fund: windows, years, months, its deepest falls, its risk. */
export default function AchievementScreen() {
  const { fundCode } = useArgs('/funddetail/achievement');
  const asked = useQuery(quietly(showAchievement, { fundCode }));
  return (
    <QueryPage
      query={asked}
      nav={(data) => (
        <NavBar title={words.title} sub={data ? `${data.fundName} ${fundCode}` : fundCode} />
      )}
      failed={words.failed}
      bones={<AchievementBones />}
      empty={(data) =>
        !data.performanceShown && <Empty title={words.none} text={data.performanceNote} />
      }
    >
      {(data) => <Shown achievement={data} />}
    </QueryPage>
  );
}

function Shown({ achievement }: { achievement: Achievement }) {
  const { periods, years, calendar, falls, risks, firstDate, navDate } = achievement;
  const day = navDate ?? '';
  return (
    <>
      <Head achievement={achievement} />
      <Card title={words.periods} end={<Day>{words.until(day)}</Day>}>
        <PeriodTable
          label={words.periods}
          head={words.period}
          rows={periods.map((row) => ({ ...row, key: row.period }))}
        />
      </Card>
      {years.length > 0 && (
        <Card
          title={words.byYear}
          end={<Day>{words.yearUntil(day.slice(0, 4), day.slice(5))}</Day>}
        >
          <YearBars years={years} />
          <PeriodTable
            label={words.byYear}
            head={words.year}
            rows={years.map((row) => ({ ...row, key: `${row.year}`, name: `${row.year}` }))}
          />
          <p className="mt-2 text-12 text-t3">{words.quarters}</p>
        </Card>
      )}
      {calendar.length > 0 && firstDate && (
        <Card title={words.months} end={<Day>{words.span(firstDate, day)}</Day>}>
          <MonthHeat achievement={achievement} />
        </Card>
      )}
      {falls.length > 0 && firstDate && (
        <Card
          title={words.fallsOf(falls.length)}
          end={<Day>{words.span(firstDate.slice(0, 7), day.slice(0, 7))}</Day>}
        >
          <Falls achievement={achievement} />
        </Card>
      )}
      {risks.length > 0 && (
        <Card title={words.risk} end={<Day>{words.until(day)}</Day>}>
          <RiskTable risks={risks} />
        </Card>
      )}
      <Foot>{words.foot(achievement.category)}</Foot>
    </>
  );
}

function Day({ children }: { children: string }) {
  return <span className="text-end text-13 text-t3">{children}</span>;
}

/** Growth since the beginning where it may be shown; what it was like in two sentences. */
function Head({ achievement }: { achievement: Achievement }) {
  const { growth, yearlyGrowth, navDate } = achievement;
  const text = holdingText(achievement);
  if (growth == null && !text) return <div className="mt-3" />;
  return (
    <Hero>
      {growth != null && (
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div>
            <Delta value={inPercent(growth)} unit="%" size={36} />
            <p className="text-13 text-t2">{words.since(navDate ?? '')}</p>
          </div>
          {yearlyGrowth != null && (
            <div className="text-end">
              <Delta value={inPercent(yearlyGrowth)} unit="%" size={20} />
              <p className="text-13 text-t2">{words.perYear}</p>
            </div>
          )}
        </div>
      )}
      {text && (
        <p className="mt-3">
          <Sentence>{text}</Sentence>
        </p>
      )}
    </Hero>
  );
}
