import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ChildDraft } from '@/features/childaccounts/drafts';
import { assumptionOf, monthsUntil } from '@/features/childaccounts/goal/goal';
import { entryWords as words } from '@/features/childaccounts/words.entry';
import { amount, direction } from '@/lib/figures';
import { askedAmount } from '@/lib/typedSum';
import { useSettled } from '@/lib/useSettled';
import { isDay } from '@/patterns/form/day';
import { quietly } from '@/wire/ahead';
import { childGoal } from '@/wire/gen/childaccounts';

interface RateNeedsProps {
  draft: ChildDraft;
  today: string;
  have?: string | undefined;
}

/** What the wish takes a month under the chosen assumption, as soon as it can be known. */
export function RateNeeds({ draft, today, have = '0' }: RateNeedsProps) {
  const target = useSettled(askedAmount(draft.target));
  const until = useSettled(draft.targetDate);
  const known = target !== undefined && isDay(until) && until > today;
  const months = known ? monthsUntil(today, until) : 1;
  const { data } = useQuery({
    ...quietly(childGoal, { target: target ?? '', have, months }),
    enabled: known,
    placeholderData: keepPreviousData,
  });
  const needed = known && data && assumptionOf(data, draft.rate).needed;
  return (
    <>
      {needed && (
        <p className="mt-3" role="status">
          {direction(needed, 2) === 'flat' ? words.enough : words.needed(amount(needed, 0))}
        </p>
      )}
      <p className="mt-2 text-13 text-t2">{words.rateText}</p>
    </>
  );
}
