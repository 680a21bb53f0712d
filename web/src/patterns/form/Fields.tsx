import { Fragment, type ReactNode } from 'react';
import { Card } from '@/ui/Card';
import { Form } from '@/ui/Form';
import type { AnyField } from './field';
import type { FormState } from './useForm';

interface OfForm<Draft> {
  form: FormState<Draft>;
}

/** The form around its fields: Enter hands it in, and what was left is looked at. */
export function FormOf<Draft>(props: OfForm<Draft> & { className?: string; children: ReactNode }) {
  const { id, handIn, onBlur } = props.form;
  return (
    <Form id={id} className={props.className} onSubmit={handIn} onBlur={onBlur}>
      {props.children}
    </Form>
  );
}

/** The fields in their cards. */
export function FieldCards<Draft>({ form }: OfForm<Draft>) {
  const cards: AnyField<Draft>[][] = [];
  for (const field of form.fields) {
    if (field.card !== undefined || cards.length === 0) cards.push([]);
    cards.at(-1)?.push(field);
  }
  return cards.map((fields) => (
    <Card key={fields[0]?.name} title={fields[0]?.card || undefined}>
      <Lines form={form} fields={fields} />
    </Card>
  ));
}

/** The fields one below the other, in a block of the screen's own. */
export function FieldLines<Draft>({ form }: OfForm<Draft>) {
  return <Lines form={form} fields={form.fields} />;
}

function Lines<Draft>({ form, fields }: OfForm<Draft> & { fields: AnyField<Draft>[] }) {
  return fields.map((field) => {
    const { name, label, hint, below } = field;
    const value = form.draft[name];
    return (
      <Fragment key={name}>
        {field.kind({
          id: form.id + name,
          name,
          label,
          value,
          error: form.errorOf(field),
          hint: typeof hint === 'function' ? hint(value, form.draft) : hint,
          onChange: (next) => form.change({ [name]: next } as Partial<Draft>),
        })}
        {below?.(value, form.draft)}
      </Fragment>
    );
  });
}
