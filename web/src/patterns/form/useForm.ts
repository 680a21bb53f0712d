import { type FocusEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { createStore, useStore } from '@/lib/store';
import { intoSight } from '@/ui/intoSight';
import { type Done, useAction } from '@/wire/action';
import type { Operation } from '@/wire/operation';
import { useWork } from '@/wire/useWork';
import type { DraftStore } from './draft';
import { type AnyField, askedFor, type Field, faultOf, firstLack, isEmpty, lackOf } from './field';
import { landed } from './refused';

export interface FormOptions<Draft, In, Out> {
  fields: readonly Field<Draft>[];
  /** What stands in the fields at first. */
  first: Draft;
  /** Where what was typed outlives the screen (`keptDraft`). */
  keep?: DraftStore<Draft>;
  submit: Operation<In, Out>;
  input: (draft: Draft) => In;
  /** What comes before it and may be done twice, such as the password. */
  before?: (draft: Draft) => Promise<unknown>;
  done: (answer: Out, how: Done) => void | Promise<void>;
  /**
   * The field that a failure is said at, where the form knows it without being told; `ahead` where
   * it is of what comes before.
   */
  lands?: (cause: Error, ahead: boolean) => (keyof Draft & string) | undefined;
  /** What follows reads what was changed. */
  renewsFirst?: boolean;
  sessionKey?: string;
}

/** A form that is being filled in, for FormPage, a sheet, or a page of the room's own. */
export type FormState<Draft> = ReturnType<typeof useForm<Draft, unknown, unknown>>;

export function useForm<Draft, In, Out>(options: FormOptions<Draft, In, Out>) {
  const { fields, first, keep, submit, input, before, done, lands, ...rest } = options;
  const id = useId();
  const [passing] = useState(() => createStore<Draft | null>(null));
  const store = keep ?? passing;
  const typed = useStore(store);
  // What an older release has kept may lack a field.
  const draft = typed ? { ...first, ...typed } : first;
  const asked = askedFor(fields, draft);
  const [left, setLeft] = useState<readonly string[]>([]);

  const act = useAction(submit, { ...rest, silent: true, onDone: done });
  const ahead = useWork(
    async (now: Draft) => {
      await before?.(now);
      return now;
    },
    // Nothing is handed in for whoever came meanwhile.
    { onSuccess: (now) => act.mutate(input(now)) },
  );
  const pending = ahead.isPending || act.isPending;
  const cause = pending ? null : (ahead.error ?? act.error);
  const own = cause ? lands?.(cause, cause === ahead.error) : undefined;
  const said = landed(cause, asked, own);
  const lack = firstLack(asked, draft);

  function focusOn(name: string) {
    const field = document.getElementById(id + name);
    field?.focus();
    intoSight(field);
  }
  const led = useEffectEvent(() => {
    if (said) focusOn(said.name);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => led(), [cause]);
  function forget() {
    ahead.reset();
    act.reset();
  }
  return {
    id,
    draft,
    fields: asked,
    pending,
    /** Why it was refused, where no field is to blame. */
    cause: said ? null : cause,
    /** Something that was typed would be lost with the screen. */
    unsaved: !keep && !act.isSuccess && asked.some(({ name }) => draft[name] !== first[name]),
    /** The first thing that is missing, in a word. */
    lack: lack && lackOf(lack, draft),
    /** Leads to what is missing. */
    seekLack: () => lack && focusOn(lack.name),
    change(part: Partial<Draft>) {
      if (act.isSuccess || (said && said.name in (part as object))) forget();
      store.set((now) => ({ ...first, ...now, ...part }));
    },
    errorOf(field: AnyField<Draft>): string | undefined {
      if (said?.name === field.name) return said.text;
      const unfinished = left.includes(field.name) && !isEmpty(draft[field.name]);
      return (
        faultOf(field, draft) ?? (unfinished && lackOf(field, draft) ? field.unfinished : undefined)
      );
    },
    /** The fields that were left tell what they lack. */
    onBlur({ target }: FocusEvent) {
      const name = target.id.startsWith(id) ? target.id.slice(id.length) : '';
      if (name && !left.includes(name)) setLeft([...left, name]);
    },
    handIn() {
      // What was handed in is not handed in again as it is.
      if (pending || lack || act.isSuccess) return;
      if (before) ahead.mutate(draft);
      else act.mutate(input(draft));
    },
    /** Empties it. */
    clear() {
      forget();
      setLeft([]);
      store.set(null);
    },
  };
}
