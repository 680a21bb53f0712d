import type { ReactNode } from 'react';

/** What a kind is drawn from. */
export interface FieldProps<Value> {
  /** Of what takes the focus when the customer is led to the field. */
  id: string;
  name: string;
  label: string;
  value: Value;
  error?: string;
  hint?: ReactNode;
  onChange: (next: Value) => void;
}

/** How a field is filled in: `text()`, `choice(…)`, or whatever a room draws. */
export type Kind<Value> = (props: FieldProps<Value>) => ReactNode;

interface FieldOf<Draft, Value> {
  label: string;
  kind: Kind<Value>;
  /** Begins a card, under this title; without one where it is empty. */
  card?: string;
  hint?: ReactNode | ((value: Value, draft: Draft) => ReactNode);
  /** Stands below the field: what a choice means, a warning. */
  below?: (value: Value, draft: Draft) => ReactNode;
  /** Asked for under this condition only. */
  when?: (draft: Draft) => boolean;
  /**
   * Whether something is missing still, and what, where that is not the label; without this an
   * empty text, nothing chosen, a box that is not ticked.
   */
  lacks?: (value: Value, draft: Draft) => boolean | string | undefined;
  /** What is missing, at the foot, where the label is too long for it. */
  short?: string;
  /** What typing on cannot make right: said at once. */
  fault?: (value: Value, draft: Draft) => string | undefined;
  /** Said of what is missing something still, once the customer has left the field. */
  unfinished?: string;
  /** How the server calls it, where it does not call it by `name`. */
  wire?: string;
}

/** A field of a form; its name is a key of the draft, its kind one of that key's values. */
export type Field<Draft> = {
  [Name in keyof Draft & string]-?: { name: Name } & FieldOf<Draft, Draft[Name]>;
}[keyof Draft & string];

/** A field whose name and value nobody needs to know together. */
export type AnyField<Draft> = { name: keyof Draft & string } & FieldOf<
  Draft,
  Draft[keyof Draft & string]
>;

/** The fields that are asked for, in the order of the page. */
export function askedFor<Draft>(fields: readonly Field<Draft>[], draft: Draft): AnyField<Draft>[] {
  // TypeScript cannot know that each is given the value of its own name, as `own` does.
  const all = fields as unknown as readonly AnyField<Draft>[];
  return all.filter(({ when }) => when?.(draft) ?? true);
}

export function faultOf<Draft>(field: AnyField<Draft>, draft: Draft): string | undefined {
  return field.fault?.(draft[field.name], draft);
}

/** What a field still wants, in a word; nothing where it can be handed in. */
export function lackOf<Draft>(field: AnyField<Draft>, draft: Draft): string | undefined {
  const value = draft[field.name];
  const lacks = field.lacks ? field.lacks(value, draft) : isEmpty(value);
  if (!lacks && !faultOf(field, draft)) return undefined;
  return typeof lacks === 'string' ? lacks : (field.short ?? field.label);
}

/** The first field that cannot be handed in yet; undefined where all can. */
export function firstLack<Draft>(fields: readonly AnyField<Draft>[], draft: Draft) {
  return fields.find((field) => lackOf(field, draft));
}

export function isEmpty(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : !value;
}
