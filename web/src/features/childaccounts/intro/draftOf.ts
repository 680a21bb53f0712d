import { type ChildDraft, emptyChild } from '@/features/childaccounts/drafts';
import { yearsAfter } from '@/features/childaccounts/goal/goal';
import type { Considered } from './considered';

/** What the form of a new child begins with: the same wish, and what was typed of the child. */
export function draftOf(
  { scene, target, years }: Considered,
  { today, rate, typed }: { today: string; rate?: string | undefined; typed?: ChildDraft | null },
): ChildDraft {
  return {
    ...emptyChild,
    ...typed,
    scene,
    target,
    targetDate: yearsAfter(today, years),
    // Left out, the form's own choice stands.
    ...(rate && { rate }),
  };
}
