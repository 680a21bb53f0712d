import { loginWords, validationWords as words } from '@/features/identity/words';
import type { Field } from '@/patterns/form/field';
import { useForm } from '@/patterns/form/useForm';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { confirmDevice } from '@/wire/gen/identity';
import { certificate } from './certificate';
import { EntryForm } from './EntryForm';
import { EntryPage } from './EntryPage';
import { useArrival } from './useArrival';

const fields: readonly Field<{ certNo: string }>[] = [{ name: 'certNo', ...certificate }];

/** The second question of a login on a new device: the number of the certificate. */
export default function ValidationScreen() {
  const { sessionkey } = useArgs('/validation');
  const form = useForm({
    fields,
    first: { certNo: '' },
    submit: confirmDevice,
    input: (draft) => draft,
    sessionKey: sessionkey,
    lands: () => 'certNo',
    done: useArrival(),
  });
  return (
    <EntryPage
      title={words.title}
      sub={words.sub}
      start="close"
      other={{ label: loginWords.byCode, to: to('/loginNote') }}
    >
      <EntryForm form={form} act={words.done} />
    </EntryPage>
  );
}
