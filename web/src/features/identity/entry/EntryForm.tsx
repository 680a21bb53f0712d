import type { ReactNode } from 'react';
import { FieldLines, FormOf } from '@/patterns/form/Fields';
import type { FormState } from '@/patterns/form/useForm';
import { FieldBlock } from '@/trade/customer/EntryPage';
import { Button } from '@/ui/Button';

interface EntryFormProps<Draft> {
  form: FormState<Draft>;
  /** The verb of the button. */
  act: string;
  /** Between the fields and the button. */
  children?: ReactNode;
}

/** The form of an entry page: its fields in a white block, its button below. */
export function EntryForm<Draft>({ form, act, children }: EntryFormProps<Draft>) {
  return (
    <FormOf form={form}>
      <FieldBlock>
        <FieldLines form={form} />
      </FieldBlock>
      {children}
      <Button
        wide
        type="submit"
        className="mt-5 w-full"
        disabled={form.lack !== undefined}
        loading={form.pending}
      >
        {act}
      </Button>
    </FormOf>
  );
}
