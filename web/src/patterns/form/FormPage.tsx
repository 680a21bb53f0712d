import type { ReactNode } from 'react';
import { useSlow } from '@/lib/useSlow';
import { intoSight } from '@/ui/intoSight';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { Failed, type FailedWords } from '../Failed';
import { FieldCards, FormOf } from './Fields';
import { FormFoot } from './FormFoot';
import { type FormOptions, useForm } from './useForm';
import { useStaying } from './useStaying';
import { fieldWords as words } from './words';

interface FormPageProps<Draft, In, Out> extends FormOptions<Draft, In, Out> {
  title: string;
  /** The verb of the button. */
  act: string;
  /** How far the flow is that it is a step of, under the bar. */
  steps?: ReactNode;
  /** Below the fields. */
  note?: ReactNode;
  /** Why no answer has come yet, where an outside party is asked. */
  slow?: string;
  /** Of a refusal that no field is to blame for, and of a lost answer. */
  failed?: Partial<FailedWords>;
  /** Above the fields, as another way to fill them in. */
  children?: ReactNode;
}

/** A screen of one form: what is missing beside the button, what is wrong at its field. */
export function FormPage<Draft, In, Out>(props: FormPageProps<Draft, In, Out>) {
  const { title, act, steps, note, slow, failed, children, ...options } = props;
  const form = useForm(options);
  const back = useStaying(form.unsaved);
  const waits = useSlow(form.pending);
  return (
    <Page nav={<NavBar title={title} onBack={back} />} foot={<FormFoot form={form} act={act} />}>
      {steps}
      <FormOf form={form}>
        {children}
        <FieldCards form={form} />
      </FormOf>
      {slow && waits && (
        <div ref={intoSight} className="mx-4 mb-3">
          <Note tone="brand">{slow}</Note>
        </div>
      )}
      <Failed {...words.failed} {...failed} cause={form.cause} />
      {note}
    </Page>
  );
}
