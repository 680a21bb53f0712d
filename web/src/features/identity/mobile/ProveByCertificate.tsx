import { certificate } from '@/features/identity/entry/certificate';
import { EntryForm } from '@/features/identity/entry/EntryForm';
import { password } from '@/features/identity/password/PasswordField';
import type { Field } from '@/patterns/form/field';
import { useForm } from '@/patterns/form/useForm';
import { EntryPage } from '@/trade/customer/EntryPage';
import { act } from '@/wire/act';
import { verifyCertificate, verifyPassword } from '@/wire/gen/identity';
import type { ProofProps } from './ProveByCode';
import { telWords as words } from './words.mobile';

const fields: readonly Field<{ number: string; password: string }>[] = [
  { name: 'number', ...certificate },
  {
    name: 'password',
    label: words.password,
    kind: password('current', { bare: true, placeholder: words.password }),
  },
];

/** Who has lost the mobile proves himself with the certificate number and the password. */
export function ProveByCertificate({ onBack, onProved }: ProofProps) {
  const form = useForm({
    fields,
    first: { number: '', password: '' },
    before: ({ password: typed }) => act(verifyPassword, { password: typed }, { silent: true }),
    submit: verifyCertificate,
    input: ({ number }) => ({ certNo: number }),
    lands: (_, ahead) => (ahead ? 'password' : 'number'),
    done: ({ sessionkey }) => onProved(sessionkey),
  });
  return (
    <EntryPage title={words.certificateTitle} sub={words.certificateSub} onBack={onBack}>
      <EntryForm form={form} act={words.next} />
    </EntryPage>
  );
}
