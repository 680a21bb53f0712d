import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryFailed } from '@/patterns/QueryFailed';
import { useBack } from '@/route/navigation';
import { Button, TextButton } from '@/ui/Button';
import { NavBar } from '@/ui/NavBar';
import { BottomBar, Page } from '@/ui/Page';
import { SkeletonRows } from '@/ui/Skeleton';
import { riskQuestions } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { AnswerList } from './AnswerList';
import { type Answers, choose, firstOpen, isAnswered, saveAnswers, savedAnswers } from './answers';
import { Progress } from './Progress';
import { SubmitDialog } from './SubmitDialog';
import { useSubmit } from './submit';
import { beforeWords, testWords as words } from './words';

type Questionnaire = Output<typeof riskQuestions>;

/** Of a question that says what stands over it. */
const MULTIPLE = /（可多选）$/;

/** Long enough to see the mark, short enough not to wait for it. */
const ADVANCE_MS = 260;

/** The questionnaire, one question a page; answers are saved as they are given. */
export default function RiskTestScreen() {
  const asked = useQuery({ ...riskQuestions(), staleTime: Number.POSITIVE_INFINITY });
  const back = useBack();
  const nav = (
    <NavBar title={words.title} plain end={<TextButton onClick={back}>{words.later}</TextButton>} />
  );
  if (asked.data) return <Test nav={nav} questionnaire={asked.data} />;
  return (
    <Page nav={nav}>
      {asked.isError ? (
        <QueryFailed
          cause={asked.error}
          title={beforeWords.failed}
          onRetry={() => void asked.refetch()}
        />
      ) : (
        <SkeletonRows rows={5} />
      )}
    </Page>
  );
}

function Test({ nav, questionnaire }: { nav: React.ReactNode; questionnaire: Questionnaire }) {
  const { questions, version, estimatedSeconds } = questionnaire;
  const [answers, setAnswers] = useState<Answers>(() => savedAnswers(version));
  const [at, setAt] = useState(() => firstOpen(answers, questions));
  const submit = useSubmit(version, answers);
  const question = questions[at];
  if (!question) return null;
  const last = at === questions.length - 1;
  const complete = questions.every((one) => isAnswered(answers, one));

  function answer(option: string, tapped: boolean) {
    if (!question) return;
    const next = choose(answers, question, option);
    setAnswers(next);
    saveAnswers(version, next);
    if (tapped && !question.multiple && !last) {
      setTimeout(() => setAt((now) => (now === at ? at + 1 : now)), ADVANCE_MS);
    }
  }
  function forward() {
    if (!last) setAt(at + 1);
    else if (complete) submit.send();
    else setAt(firstOpen(answers, questions));
  }
  function goTo(questionNo: number) {
    submit.clear();
    const found = questions.findIndex((one) => one.questionNo === questionNo);
    setAt(Math.max(found, 0));
  }

  return (
    <Page
      nav={nav}
      foot={
        <Turning
          first={at === 0}
          last={last}
          answered={isAnswered(answers, question)}
          pending={submit.pending}
          onBack={() => setAt(at - 1)}
          onForward={forward}
        />
      }
    >
      <Progress now={at + 1} total={questions.length} seconds={estimatedSeconds} />
      <div className="px-5 pt-8 pb-1">
        <p className="text-13 text-t2">{question.multiple ? words.multiple : words.single}</p>
        <h2 id="question" className="mt-2 text-20 strong" aria-live="polite">
          {question.content.replace(MULTIPLE, '')}
        </h2>
      </div>
      <AnswerList
        key={question.questionNo}
        question={question}
        chosen={answers[question.questionNo] ?? []}
        onChoose={answer}
      />
      <p className="px-8 pt-6 text-center text-13 text-balance text-t3">{words.saved}</p>
      <SubmitDialog refusal={submit.refusal} onInsist={submit.insist} onReturn={goTo} />
    </Page>
  );
}

interface TurningProps {
  first: boolean;
  last: boolean;
  answered: boolean;
  pending: boolean;
  onBack: () => void;
  onForward: () => void;
}

/** Back and forth between the questions; the last one submits. */
function Turning({ first, last, answered, pending, onBack, onForward }: TurningProps) {
  return (
    <BottomBar>
      {!first && (
        <Button kind="outline" onClick={onBack}>
          {words.back}
        </Button>
      )}
      <Button wide loading={pending} disabled={!answered} onClick={onForward}>
        {last ? words.submit : words.next}
      </Button>
    </BottomBar>
  );
}
