import { useQuery } from '@tanstack/react-query';
import { QueryPage } from '@/patterns/QueryPage';
import { Questionnaire } from '@/patterns/questionnaire/Questionnaire';
import { to } from '@/route/links';
import { useBack, useGo } from '@/route/navigation';
import { TextButton } from '@/ui/Button';
import { NavBar } from '@/ui/NavBar';
import { SkeletonRows } from '@/ui/Skeleton';
import { riskQuestions } from '@/wire/gen/suitability';
import { savedRiskTest } from './saved';
import { useSubmit } from './submit';
import { beforeWords, testWords as words } from './words';

/** The risk test. */
export default function RiskTestScreen() {
  const asked = useQuery({ ...riskQuestions(), staleTime: Number.POSITIVE_INFINITY });
  const go = useGo();
  const submit = useSubmit({
    shownAt: to('/risktestresult'),
    startAnew: () => go(to('/risktestbefore'), { replace: true }),
  });
  const back = useBack();
  const { data } = asked;
  const nav = (
    <NavBar title={words.title} plain end={<TextButton onClick={back}>{words.later}</TextButton>} />
  );
  if (!data) {
    const bones = <SkeletonRows rows={5} />;
    return (
      <QueryPage query={asked} nav={nav} bones={bones} failed={beforeWords.failed}>
        {() => null}
      </QueryPage>
    );
  }
  return (
    <Questionnaire
      nav={nav}
      paper={data}
      seconds={data.estimatedSeconds}
      saved={savedRiskTest}
      submit={(answers) => submit.send(data.version, answers)}
      pending={submit.pending}
    />
  );
}
