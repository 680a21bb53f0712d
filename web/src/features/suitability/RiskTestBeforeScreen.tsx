import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, ListChecks, Save } from 'lucide-react';
import { QueryFailed } from '@/patterns/QueryFailed';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Card, Hero } from '@/ui/Card';
import { NavBar } from '@/ui/NavBar';
import { Foot, Page } from '@/ui/Page';
import { Row } from '@/ui/Row';
import { SkeletonRows } from '@/ui/Skeleton';
import { riskQuestions, riskResult } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { LastResultCard } from './LastResultCard';
import { StartBar } from './StartBar';
import { useLevels } from './useLevels';
import { beforeWords as words } from './words';

type Questionnaire = Output<typeof riskQuestions>;
type Result = Output<typeof riskResult>;

const ICONS = [BadgeCheck, ListChecks, Save];

/** What the test is, how long it takes, the last result, and what is left of an unfinished one. */
export default function RiskTestBeforeScreen() {
  const asked = useQuery(riskQuestions());
  const last = useQuery(riskResult());
  const nav = <NavBar title={words.title} plain />;
  if (asked.data && last.data) {
    return <Loaded nav={nav} questionnaire={asked.data} result={last.data} />;
  }
  const failed = asked.error ?? last.error;
  function retry() {
    if (asked.isError) asked.refetch();
    if (last.isError) last.refetch();
  }
  return (
    <Page look="wash" nav={nav}>
      {failed ? (
        <QueryFailed cause={failed} title={words.failed} onRetry={retry} />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Page>
  );
}

interface LoadedProps {
  nav: React.ReactNode;
  questionnaire: Questionnaire;
  result: Result;
}

function Loaded({ nav, questionnaire, result }: LoadedProps) {
  const { questions, estimatedSeconds } = questionnaire;
  const rules = useLevels().data;
  const go = useGo();
  const act = { start: result.tested ? words.again : words.start, resume: words.resume };
  const start = () =>
    go(result.riskExpired ? to('/secondrisktest') : to('/risktest'), { replace: true });
  return (
    <Page
      look="wash"
      nav={nav}
      foot={<StartBar questionnaire={questionnaire} words={act} onStart={start} />}
    >
      <Hero className="rounded-card mx-4 mt-3 p-4">
        <p className="text-13 text-t2">{result.tested ? words.heroAgain : words.heroFirst}</p>
        <p className="mt-1 text-26 strong">{words.hero(questions.length, estimatedSeconds)}</p>
      </Hero>
      {result.tested && <LastResultCard result={result} />}
      <Card title={words.why} more={words.notice} to={to('/risktestexplain')}>
        {words.reasons.map(([title, text], index) => {
          const Icon = ICONS[index] ?? BadgeCheck;
          return (
            <Row
              key={title}
              icon={<Icon size={22} strokeWidth={1.75} className="text-brand" aria-hidden="true" />}
              title={title}
              sub={text}
            />
          );
        })}
      </Card>
      {rules && <Foot>{words.foot(rules.validMonths, rules.testsADay, rules.testsAYear)}</Foot>}
    </Page>
  );
}
