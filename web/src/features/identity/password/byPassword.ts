import type { Field } from '@/patterns/form/field';
import { act } from '@/wire/act';
import { verifyPassword } from '@/wire/gen/identity';
import { loginWords as words } from '../words';
import { password } from './PasswordField';

interface WithPassword {
  password: string;
}

const fields: readonly Field<WithPassword>[] = [
  {
    name: 'password',
    label: words.password,
    kind: password('current', { bare: true, placeholder: words.password }),
  },
];

/** A form of nothing but the password, which comes before its act: `useForm({ ...byPassword, … })`. */
export const byPassword = {
  fields,
  first: { password: '' },
  before: ({ password: typed }: WithPassword) =>
    act(verifyPassword, { password: typed }, { silent: true }),
  lands: (_: Error, ahead: boolean) => (ahead ? ('password' as const) : undefined),
};
