import { loginWords, validationWords as words } from '@/features/identity/words';
import type { Field } from '@/patterns/form/field';
import { useForm } from '@/patterns/form/useForm';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { EntryPage } from '@/trade/customer/EntryPage';
import { confirmDevice } from '@/wire/gen/identity';
import { certificate } from './certificate';
import { EntryForm } from './EntryForm';
import { useArrival } from './useArrival';

const fields: readonly Field<{ number: string }>[] = [{ name: 'number', ...certificate }];

/** The second question of a login on a new device: the number of the certificate. */
export default function ValidationScreen() {
  const { sessionkey } = useArgs('/validation');
  const form = useForm({
    fields,
    first: { number: '' },
    submit: confirmDevice,
    input: ({ number }) => ({ certNo: number }),
    sessionKey: sessionkey,
    lands: () => 'number',
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
