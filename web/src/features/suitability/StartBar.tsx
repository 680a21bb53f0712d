import { isAnswered } from '@/patterns/questionnaire/answers';
import { Button } from '@/ui/Button';
import { BottomBar } from '@/ui/Page';
import type { riskQuestions } from '@/wire/gen/suitability';
import type { Output } from '@/wire/operation';
import { savedRiskTest } from './saved';
import { noTriesLeft } from './tries';

interface StartBarProps {
  questionnaire: Output<typeof riskQuestions>;
  words: { start: string; resume: (answered: number, total: number) => string };
  onStart: () => void;
}

/** Begins a test, or goes on with one; while none may be taken it says until when. */
export function StartBar({ questionnaire, words, onStart }: StartBarProps) {
  const { questions, version } = questionnaire;
  const saved = savedRiskTest.of(version);
  const answered = questions.filter((question) => isAnswered(saved, question)).length;
  const refusal = noTriesLeft(questionnaire);
  return (
    <BottomBar>
      <div className="flex-1">
        {refusal && <p className="mb-2 text-center text-13 text-warn">{refusal}</p>}
        <Button wide disabled={refusal !== undefined} onClick={onStart}>
          {answered > 0 ? words.resume(answered, questions.length) : words.start}
        </Button>
      </div>
    </BottomBar>
  );
}
