import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@/lib/toast';
import { confirm } from '@/patterns/confirm';
import type { Answers } from '@/patterns/questionnaire/answers';
import { useGo } from '@/route/navigation';
import { useAction } from '@/wire/action';
import { Refusal } from '@/wire/failure';
import { riskQuestions, riskResult, submitRiskTest } from '@/wire/gen/suitability';
import { savedRiskTest } from './saved';
import { testWords as words } from './words';

/** Answers that contradict each other; a result well above a recent one. */
const TO_CONFIRM = [14010, 14011];
/** The questionnaire has a newer version. */
const OLD_VERSION = 14009;

interface Ways {
  /** Where the result is shown. */
  shownAt: string;
  /** The questionnaire has another version by now, and the answers are forgotten. */
  startAnew: () => void;
}

/**
 * Sends the answers. An objection (answers that contradict each other, a level that jumped) is put
 * to the customer, who insists, or looks again at the question whose number this gives.
 */
export function useSubmit({ shownAt, startAnew }: Ways) {
  const client = useQueryClient();
  const go = useGo();
  const act = useAction(submitRiskTest, {
    loading: words.submitting,
    silent: true,
    renewsFirst: true,
    onDone: (result) => {
      savedRiskTest.forget();
      client.setQueryData(riskResult().queryKey, result);
      go(shownAt, { replace: true });
    },
  });
  async function send(
    version: number,
    answers: Answers,
    confirmed = false,
  ): Promise<number | undefined> {
    try {
      await act.mutateAsync({ version, answers: listOf(answers), confirmed });
      return undefined;
    } catch (cause) {
      if (!(cause instanceof Refusal)) toast.error(words.lost);
      else if (cause.code === OLD_VERSION) forget(cause.message);
      else {
        const insists = await asks(cause);
        if (!insists) return questionNamed(cause.message) ?? 1;
        return send(version, answers, true);
      }
      return undefined;
    }
  }
  function forget(message: string) {
    savedRiskTest.forget();
    toast.error(message);
    client.removeQueries({ queryKey: [riskQuestions.id] });
    startAnew();
  }
  return { pending: act.isPending, send };
}

/** Whether the customer insists; of what cannot be taken he only hears why. */
async function asks({ code, message: text }: Refusal): Promise<boolean> {
  if (!TO_CONFIRM.includes(code)) {
    await confirm({ title: words.refused, text, confirm: words.understood });
    return false;
  }
  const named = questionNamed(text);
  const cancel = named === null ? words.review : words.goBack(named);
  return (await confirm({ title: words.check, text, confirm: words.insist, cancel })) === true;
}

/** The first question that a refusal names: 第7题与第9题矛盾 → 7. */
export function questionNamed(message: string): number | null {
  const found = /第\s*(\d+)\s*题/.exec(message)?.[1];
  return found === undefined ? null : Number(found);
}

function listOf(answers: Answers) {
  return Object.entries(answers)
    .map(([questionNo, options]) => ({ questionNo: Number(questionNo), options: [...options] }))
    .sort((a, b) => a.questionNo - b.questionNo);
}
