import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { together } from '@/patterns/asked';
import { QueryPage } from '@/patterns/QueryPage';
import { useArgs } from '@/route/navigation';
import { useBackCloses } from '@/route/useBackCloses';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { riskQuestions, riskResult } from '@/wire/gen/suitability';
import { StartBar } from '../StartBar';
import { Untested } from '../Untested';
import { AgainTest } from './AgainTest';
import { Before } from './Before';
import { againWords as words } from './words';

/** The re-assessment: why, what it takes, how often it may be done; then the questions anew. */
export default function SecondRiskTestScreen() {
  const { fundCode } = useArgs('/secondrisktest');
  const [begun, setBegun] = useState(false);
  const leave = () => setBegun(false);
  useBackCloses(begun, leave);
  const questions = useQuery(riskQuestions());
  const asked = together(questions, useQuery(riskResult()));
  if (begun && questions.data) {
    return <AgainTest questionnaire={questions.data} fundCode={fundCode} onLeave={leave} />;
  }
  return (
    <QueryPage
      look="wash"
      query={asked}
      nav={<NavBar title={words.title} plain />}
      bones={<SkeletonRows rows={5} />}
      failed={words.failed}
      empty={([, { tested }]) =>
        !tested && <Untested title={words.missing} text={words.missingText} act={words.toFirst} />
      }
      foot={([questionnaire]) => (
        <StartBar questionnaire={questionnaire} words={words} onStart={() => setBegun(true)} />
      )}
    >
      {([questionnaire, result]) => (
        <Before questionnaire={questionnaire} result={result} fundCode={fundCode} />
      )}
    </QueryPage>
  );
}
