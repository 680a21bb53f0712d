import { useState } from 'react';
import type { Answers } from '@/patterns/questionnaire/answers';
import { Questionnaire } from '@/patterns/questionnaire/Questionnaire';
import { to } from '@/route/links';
import { TextButton } from '@/ui/Button';
import { NavBar } from '@/ui/NavBar';
import type { riskQuestions } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { savedRiskTest } from '../saved';
import { useSubmit } from '../submit';
import { testWords } from '../words';
import { againWords } from './words';

interface AgainTestProps {
  questionnaire: Output<typeof riskQuestions>;
  fundCode: string | undefined;
  onLeave: () => void;
}

/** The questions anew, with the last answers marked. */
export function AgainTest({ questionnaire, fundCode, onLeave }: AgainTestProps) {
  // What is answered stays what was asked, whatever comes meanwhile.
  const [paper] = useState(questionnaire);
  const submit = useSubmit({
    shownAt: to('/secondrisktestresult', { fundCode }),
    startAnew: onLeave,
  });
  const later = <TextButton onClick={onLeave}>{testWords.later}</TextButton>;
  return (
    <Questionnaire
      nav={<NavBar title={againWords.title} plain onBack={onLeave} end={later} />}
      paper={paper}
      seconds={paper.estimatedSeconds}
      saved={savedRiskTest}
      last={lastOf(paper)}
      submit={(answers) => submit.send(paper.version, answers)}
      pending={submit.pending}
    />
  );
}

function lastOf({ lastAnswers }: Output<typeof riskQuestions>): Answers {
  return Object.fromEntries(lastAnswers.map(({ questionNo, options }) => [questionNo, options]));
}
