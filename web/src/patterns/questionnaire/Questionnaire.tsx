import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { BottomBar, Page } from '@/ui/Page';
import { AnswerList } from './AnswerList';
import {
  type Answers,
  choose,
  firstOpen,
  isAnswered,
  type Question,
  type SavedAnswers,
} from './answers';
import { Progress } from './Progress';
import { questionWords as words } from './words';

/** Of a question that says what stands over it. */
const MULTIPLE = /（可多选）$/;

/** Long enough to see the mark, short enough not to wait for it. */
const ADVANCE_MS = 260;

interface QuestionnaireProps {
  nav: ReactNode;
  paper: { version: number; questions: readonly Question[] };
  /** How long the whole takes. */
  seconds: number;
  saved: SavedAnswers;
  /** What was answered the last time: it is marked, and chooses nothing. */
  last?: Answers;
  /** Hands the answers in; gives the number of a question to which the customer goes back. */
  submit: (answers: Answers) => Promise<number | undefined>;
  pending: boolean;
}

/** A paper, one question a page; answers are saved as they are given. */
export function Questionnaire(props: QuestionnaireProps) {
  const { nav, seconds, saved, pending } = props;
  const { questions, version } = props.paper;
  const [answers, setAnswers] = useState<Answers>(() => saved.of(version));
  const [at, setAt] = useState(() => firstOpen(answers, questions));
  const busy = useRef(false);
  const question = questions[at];
  if (!question) return null;
  const last = at === questions.length - 1;

  function answer(option: string, tapped: boolean) {
    if (!question) return;
    const next = choose(answers, question, option);
    setAnswers(next);
    saved.save(version, next);
    if (tapped && !question.multiple && !last) {
      setTimeout(() => setAt((now) => (now === at ? at + 1 : now)), ADVANCE_MS);
    }
  }
  async function handIn() {
    if (busy.current) return;
    busy.current = true;
    const back = await props.submit(answers);
    busy.current = false;
    if (back !== undefined) {
      setAt(
        Math.max(
          0,
          questions.findIndex(({ questionNo }) => questionNo === back),
        ),
      );
    }
  }
  function forward() {
    if (!last) setAt(at + 1);
    else if (questions.every((one) => isAnswered(answers, one))) void handIn();
    else setAt(firstOpen(answers, questions));
  }

  return (
    <Page
      nav={nav}
      foot={
        <BottomBar>
          {at > 0 && (
            <Button kind="outline" onClick={() => setAt(at - 1)}>
              {words.back}
            </Button>
          )}
          <Button
            wide
            loading={pending}
            disabled={!isAnswered(answers, question)}
            onClick={forward}
          >
            {last ? words.submit : words.next}
          </Button>
        </BottomBar>
      }
    >
      <Progress now={at + 1} total={questions.length} seconds={seconds} />
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
        last={props.last?.[question.questionNo]}
        onChoose={answer}
      />
      <p className="px-8 pt-6 text-center text-13 text-balance text-t3">{words.saved}</p>
    </Page>
  );
}
