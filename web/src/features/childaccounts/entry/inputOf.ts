import type { Child } from '@/features/childaccounts/child';
import type { ChildDraft } from '@/features/childaccounts/drafts';
import { typedDecimal, wireDecimal } from '@/trade/form/limits';
import type { components } from '@/wire/gen/childaccounts';

type Schemas = components['schemas'];
type Request = Schemas['CreateChildRequest'];

/** What is handed in of a child that is new, or of one that has a number. */
export function inputOf(draft: ChildDraft, childNo?: number): Request {
  const { name, birth, relation, scene, wish, target, targetDate, rate, cardId } = draft;
  return {
    childNo: childNo ?? null,
    name: name.trim(),
    birth,
    relation,
    groupScene: (scene as Schemas['Scene'] | undefined) ?? null,
    // Without a name it is called by its kind, and follows that.
    wish: wish.trim(),
    target: wireDecimal(target),
    targetDate,
    rate: rate ?? null,
    cardId: childNo === undefined ? (cardId ?? null) : null,
  };
}

/** What stands in the form of a child that there is; nothing personal where it is kept no more. */
export function draftOf({ name, birth, relation, wish }: Child): ChildDraft {
  return {
    name: birth ? name : '',
    birth: birth ?? '',
    relation,
    scene: wish.groupScene,
    wish: wish.name === wish.sceneName ? '' : wish.name,
    target: typedDecimal(wish.target),
    targetDate: wish.targetDate,
    rate: wish.rate,
  };
}
