import type { ReactNode } from 'react';
import { toast } from '@/lib/toast';
import { Failed } from '@/patterns/Failed';
import { FieldCards, FormOf } from '@/patterns/form/Fields';
import { FormFoot } from '@/patterns/form/FormFoot';
import { useStaying } from '@/patterns/form/useStaying';
import { fieldWords } from '@/patterns/form/words';
import { goBack } from '@/route/navigation';
import { NavBar } from '@/ui/NavBar';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { type ItemOptions, useItemForm } from './useItemForm';
import { itemWords, profileWords as words } from './words';

interface ItemPageProps<Draft, In, Out> extends ItemOptions<Draft, In, Out> {
  title: string;
  /** What it is for, in a sentence. */
  rule: string;
  children?: ReactNode;
}

/** A screen of one item: what is wrong and what follows is said while it is filled in. */
export function ItemPage<Draft, In, Out>(props: ItemPageProps<Draft, In, Out>) {
  const { title, rule, children, ...options } = props;
  const { form, follows } = useItemForm(options, ({ shown }) => {
    toast.done(words.saved);
    if (shown) goBack();
  });
  const back = useStaying(form.unsaved);
  return (
    <Page
      nav={<NavBar title={title} onBack={back} />}
      foot={<FormFoot form={form} act={words.save} />}
    >
      <p className="px-5 py-3 text-13 text-t2">{rule}</p>
      <FormOf form={form}>
        <FieldCards form={form} />
      </FormOf>
      <Follows text={follows} />
      <Failed {...fieldWords.failed} {...words.failed} cause={form.cause} />
      <p className="px-5 pt-1 pb-4 text-13 text-t3">{itemWords.told}</p>
      {children}
    </Page>
  );
}

/** What it means for trading, before it is saved. */
export function Follows({ text, bare }: { text: string | undefined; bare?: boolean }) {
  return (
    <div className={bare ? 'my-3' : 'mx-4 mb-3'} role="status">
      {text && <Note tone="warn">{text}</Note>}
    </div>
  );
}
