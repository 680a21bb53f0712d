import { useQuery } from '@tanstack/react-query';
import type { removeAvatar as removing, userAvatar as showing } from '@/api/gen/accounts';
import { type Input, type Output, operation } from '@/api/operation';
import type { User } from '@/app/user';
import { readable } from './photos';

/** By hand until the contract names it: a form with `file`, not encrypted. */
export const uploadAvatar = operation<FormData, { avatarId: string }>({
  id: 'uploadAvatar',
  method: 'POST',
  path: '/api/v1/m/uploaduseravatar',
  sealed: false,
  silent: true,
});

// As the contract has them; declared again, since the generated ones would weigh on every screen.

export const userAvatar = operation<Input<typeof showing>, Output<typeof showing>>({
  id: 'userAvatar',
  method: 'GET',
  path: '/api/v1/m/useravatar',
  sealed: false,
  silent: true,
});

export const removeAvatar = operation<Input<typeof removing>, Output<typeof removing>>({
  id: 'removeAvatar',
  path: '/api/v1/m/useravatar/remove',
});

/** A form for `uploadAvatar`; throws `PhotoRefused` for what is no photo or stays too large. */
export async function avatarForm(photo: File): Promise<FormData> {
  const form = new FormData();
  form.set('file', await readable(photo), 'avatar.jpg');
  return form;
}

/** The customer's own picture for `<Avatar src>`; undefined while he has none. */
export function useAvatar(user: User | undefined): string | undefined {
  const id = user?.avatarId ?? undefined;
  const picture = useQuery({
    ...userAvatar(),
    queryKey: [userAvatar.id, id],
    enabled: id !== undefined,
    // Another picture has another number.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return id && picture.data ? `data:image/jpeg;base64,${picture.data.jpeg}` : undefined;
}
