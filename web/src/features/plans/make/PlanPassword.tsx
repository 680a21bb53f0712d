import { useEffect } from 'react';
import { makeWords as words } from '@/features/plans/words.make';
import { to } from '@/route/links';
import { fetchScreen } from '@/route/table';
import { PasswordSheet } from '@/trade/form/PasswordSheet';
import { useDeed } from '@/trade/form/useDeed';
import { passwordWords } from '@/trade/form/words.password';
import { Figure } from '@/ui/Figure';
import { useAction } from '@/wire/action';
import { changePlan, createPlan } from '@/wire/gen/plans';
import type { PrePlan } from './makeState';
import { useArriveAtPlan } from './useArriveAtPlan';
import type { Wish } from './wish';

interface PlanPasswordProps {
  /** The draft's name. */
  of: string;
  open: boolean;
  pre: PrePlan;
  wish: Wish;
  /** 每月28日 */
  cycleName: string;
  /** The card or fund that pays. */
  payer: string | undefined;
  /** It is sent now. */
  onSend: () => void;
  /** Whether the form says at its field why it was refused. */
  onRefused: (cause: Error) => boolean;
  onClose: () => void;
}

/** The password, then the plan. */
export default function PlanPassword(props: PlanPasswordProps) {
  const { of, open, pre, wish, payer, onSend, onRefused, onClose } = props;
  const { purchase, plan } = pre;
  const arrive = useArriveAtPlan();
  useEffect(() => {
    // Nothing more is to be fetched between the answer and the page that shows it.
    if (open) fetchScreen(to('/publicregresult', { planNo: '' }));
  }, [open]);
  const options = {
    tells: true,
    silent: true,
    deed: useDeed(of),
    onDone: ({ planNo }: { planNo: string }, { shown }: { shown: boolean }) =>
      arrive(planNo, { of, here: shown, changed: Boolean(plan) }),
  };
  const making = useAction(createPlan, options);
  const changing = useAction(changePlan, options);
  const act = plan ? changing : making;
  const onError = (cause: Error) => {
    if (onRefused(cause)) onClose();
  };
  function send() {
    onSend();
    const agreements = purchase.agreements.map(({ id }) => id);
    if (plan) changing.mutate({ planNo: plan.planNo, ...wish, agreements }, { onError });
    else making.mutate({ fundCode: purchase.fundCode, ...wish, agreements }, { onError });
  }
  const what = passwordWords.what(plan ? words.changeTitle : words.title, purchase.fundName);
  return (
    <PasswordSheet
      open={open}
      act={plan ? words.change : words.make}
      busy={act.isPending}
      cause={act.error}
      onVerified={send}
      onClose={onClose}
    >
      <p className="text-13 text-t2">{wish.smart ? words.eachBase : words.each}</p>
      <Figure value={wish.amount} prefix="¥" size={36} />
      <p className="mt-1 text-13 text-t2">{what}</p>
      <p className="text-13 text-t2">{[props.cycleName, payer].filter(Boolean).join('，')}</p>
    </PasswordSheet>
  );
}
