import type { ChildDraft } from '@/features/childaccounts/drafts';
import { ageOn, type Goal, rateText } from '@/features/childaccounts/goal/goal';
import { entryWords as words } from '@/features/childaccounts/words.entry';
import { scenes } from '@/features/childaccounts/words.scene';
import { askedAmount, typedAmount } from '@/lib/typedSum';
import { choice } from '@/patterns/form/choice';
import { day, dayFault, isDay } from '@/patterns/form/day';
import type { Field, Kind } from '@/patterns/form/field';
import { segment } from '@/patterns/form/segment';
import { text } from '@/patterns/form/text';
import { RateNeeds } from './RateNeeds';

/** Characters of a name, and of a wish's. */
const NAME_MOST = 12;
const GROWN = 18;

/** What the child is to the customer, under its name: three words alone do not say so. */
const relation: Kind<ChildDraft['relation']> = (props) => (
  <>
    <p className="pt-4 pb-2 text-13 text-t2">{props.label}</p>
    {segment(words.relations)(props)}
  </>
);

interface Choices {
  today: string;
  /** The assumed returns stand in it. */
  goal: Goal;
  /** Of a child that has an account: what is there already, and its day, which may stay. */
  have?: string;
  kept?: string;
  /** Of a new one only. */
  cards?: readonly { code: string; name: string }[];
}

/** The child, its wish, and of a new one the card. */
export function childFields(choices: Choices): readonly Field<ChildDraft>[] {
  return [...childOf(choices), ...wishOf(choices), ...cardOf(choices)];
}

function childOf({ today }: Choices): readonly Field<ChildDraft>[] {
  return [
    {
      card: words.child,
      name: 'name',
      label: words.name,
      kind: text({ placeholder: words.nameHint, maxLength: NAME_MOST }),
    },
    {
      name: 'birth',
      label: words.birth,
      ...day(words.birthHint),
      fault: (typed) => birthFault(typed, today),
    },
    { name: 'relation', label: words.relation, kind: relation },
  ];
}

function wishOf({ today, goal, have, kept }: Choices): readonly Field<ChildDraft>[] {
  const rates = goal.assumptions.map(({ rate }) => ({ value: rate, label: rateText(rate) }));
  const rateChoice = segment(rates);
  return [
    {
      card: words.wishCard,
      name: 'scene',
      label: words.scene,
      kind: choice(scenes),
      wire: 'groupScene',
    },
    {
      name: 'wish',
      label: words.wish,
      kind: text({ placeholder: words.wishHint, maxLength: NAME_MOST }),
      lacks: () => false,
    },
    {
      name: 'target',
      label: words.target,
      kind: text({
        placeholder: words.targetHint,
        inputMode: 'decimal',
        typed: (next, before) => typedAmount(before, next),
        end: words.yuan,
      }),
      lacks: (typed) => !askedAmount(typed),
    },
    {
      name: 'targetDate',
      label: words.targetDate,
      ...day(words.targetDateHint),
      fault: (typed) => (typed === kept ? undefined : dateFault(typed, today)),
      hint: thenOf,
    },
    {
      card: words.rate,
      name: 'rate',
      label: words.rate,
      kind: (field) => rateChoice({ ...field, value: field.value ?? '' }),
      below: (_, draft) => <RateNeeds draft={draft} today={today} have={have} />,
    },
  ];
}

function cardOf({ cards }: Choices): readonly Field<ChildDraft>[] {
  if (!cards) return [];
  return [
    {
      card: words.cardCard,
      name: 'cardId',
      label: words.card,
      kind: choice(cards),
      below: () => <p className="mt-2 text-13 text-t2">{words.cardText}</p>,
    },
  ];
}

function birthFault(typed: string, today: string): string | undefined {
  if (!isDay(typed)) return dayFault(typed, words.dayWrong);
  if (typed > today) return words.birthLater;
  return ageOn(typed, today) >= GROWN ? words.birthOld : undefined;
}

function dateFault(typed: string, today: string): string | undefined {
  if (!isDay(typed)) return dayFault(typed, words.dayWrong);
  return typed <= today ? words.dayPast : undefined;
}

function thenOf(typed: string, { birth }: ChildDraft): string | undefined {
  if (!isDay(typed) || !isDay(birth) || typed < birth) return undefined;
  return words.ageThen(ageOn(birth, typed));
}
