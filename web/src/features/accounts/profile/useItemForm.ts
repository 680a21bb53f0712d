import type { AnyField } from '@/patterns/form/field';
import { landed } from '@/patterns/form/refused';
import { type FormOptions, useForm } from '@/patterns/form/useForm';
import type { Done } from '@/wire/action';
import { type Items, useChecked } from './useChecked';

export interface ItemOptions<Draft, In, Out>
  extends Omit<FormOptions<Draft, In, Out>, 'done' | 'renewsFirst'> {
  /** What the server is asked of while it is filled in; nothing where it is not asked. */
  check?: (draft: Draft) => Items | undefined;
}

/** A form of items of the profile: the server says what is wrong and what follows as one types. */
export function useItemForm<Draft, In, Out>(
  { check, ...options }: ItemOptions<Draft, In, Out>,
  done: (how: Done) => void,
) {
  const form = useForm({ ...options, renewsFirst: true, done: (_, how) => done(how) });
  const changed = form.fields.some(({ name }) => form.draft[name] !== options.first[name]);
  const whole = changed && !form.lack;
  const { follows, cause } = useChecked(whole ? check?.(form.draft) : undefined);
  const wrong = landed(cause, form.fields);
  const errorOf = (field: AnyField<Draft>) =>
    form.errorOf(field) ?? (wrong?.name === field.name ? wrong.text : undefined);
  return { form: { ...form, errorOf }, follows };
}
