import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/lib/toast';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { useAction } from '@/wire/action';
import { Refusal } from '@/wire/failure';
import { riskQuestions, riskResult, submitRiskTest } from '@/wire/gen/suitability';
import { type Answers, forgetAnswers } from './answers';
import { testWords as words } from './words';

/** What the server objected to. */
export interface Objection {
  message: string;
  /** The customer may insist that the answers are what he means. */
  mayInsist: boolean;
}

/** Answers that contradict each other; a result well above a recent one. */
const TO_CONFIRM = [14010, 14011];
/** The questionnaire has a newer version. */
const OLD_VERSION = 14009;

/**
 * Sends the answers. An objection (answers that contradict each other, a level that jumped) is put
 * to the customer, who looks again or insists.
 */
export function useSubmit(version: number, answers: Answers) {
  const client = useQueryClient();
  const go = useGo();
  const [refusal, setRefusal] = useState<Objection | null>(null);
  const act = useAction(submitRiskTest, {
    loading: words.submitting,
    silent: true,
    renewsFirst: true,
    onDone: (result) => {
      forgetAnswers();
      client.setQueryData(riskResult().queryKey, result);
      go(to('/risktestresult'), { replace: true });
    },
  });
  function send(confirmed: boolean) {
    setRefusal(null);
    const input = { version, answers: listOf(answers), confirmed };
    act.mutate(input, {
      onError: (cause) => {
        if (!(cause instanceof Refusal)) toast.error(words.lost);
        else if (cause.code === OLD_VERSION) startAnew(cause.message);
        else setRefusal({ message: cause.message, mayInsist: TO_CONFIRM.includes(cause.code) });
      },
    });
  }
  function startAnew(message: string) {
    forgetAnswers();
    toast.error(message);
    client.removeQueries({ queryKey: [riskQuestions.id] });
    go(to('/risktestbefore'), { replace: true });
  }
  return {
    pending: act.isPending,
    refusal,
    send: () => send(false),
    insist: () => send(true),
    clear: () => setRefusal(null),
  };
}

function listOf(answers: Answers) {
  return Object.entries(answers)
    .map(([questionNo, options]) => ({ questionNo: Number(questionNo), options: [...options] }))
    .sort((a, b) => a.questionNo - b.questionNo);
}
