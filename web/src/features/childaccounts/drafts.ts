/* once: what was typed */
import { keptDraft } from '@/patterns/form/draft';
import type { components } from '@/wire/gen/childaccounts';
import * as Relation from '@/wire/gen/codes/relation';
import * as Scene from '@/wire/gen/codes/scene';

type Schemas = components['schemas'];

/** What is typed of a child and its wish. */
export interface ChildDraft {
  name: string;
  birth: string;
  relation: Schemas['Relation'];
  /** A code of `Scene`. */
  scene?: string;
  /** What the wish is called; its kind where nothing is typed. */
  wish: string;
  target: string;
  targetDate: string;
  /** One of the assumed returns; the middle one before any is chosen. */
  rate?: string;
  /** Of a new one only. */
  cardId?: string;
}

export const emptyChild: ChildDraft = {
  name: '',
  birth: '',
  relation: Relation.Other,
  scene: Scene.Education,
  wish: '',
  target: '',
  targetDate: '',
};

/** Of a new child, in memory only; what was considered before the login stands in it. */
export const childDraft = keptDraft<ChildDraft>();

/** Notes that are not saved yet, by the number of the child; in memory only. */
export const noteDrafts = keptDraft<Readonly<Record<number, string>>>();

/** Keeps what was typed of a note; nothing where the text is empty. */
export function keepNote(childNo: number, text: string) {
  const { [childNo]: _, ...others } = noteDrafts.get() ?? {};
  const next = text ? { ...others, [childNo]: text } : others;
  noteDrafts.set(Object.keys(next).length > 0 ? next : null);
}
