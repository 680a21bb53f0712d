import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '@/api/failure';
import { riskQuestions, riskResult, submitRiskTest, tradeRiskMatch } from '@/api/gen/suitability';
import { useAction } from '@/api/query';
import { to } from '@/app/links';
import { useGo } from '@/app/navigation';
import { refreshUser } from '@/app/user';
import { toast } from '@/ui/toast';
import { type Answers, forgetAnswers } from './answers';
import { testWords as words } from './words';

/** What the server objected to, and whether it was asked with the customer's confirmation. */
export interface Objection {
  message: string;
  insisted: boolean;
}

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
    outdates: [riskQuestions, tradeRiskMatch],
    onDone: (result) => {
      forgetAnswers();
      client.setQueryData(riskResult().queryKey, result);
      refreshUser();
      go(to('/risktestresult'), { replace: true });
    },
  });
  function send(confirmed: boolean) {
    setRefusal(null);
    const input = { version, answers: listOf(answers), confirmed };
    act.mutate(input, {
      onError: (cause) => {
        if (cause instanceof Refusal) setRefusal({ message: cause.message, insisted: confirmed });
        else toast.error(words.lost);
      },
    });
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
