import { useQuery } from '@tanstack/react-query';
import { readable } from '@/trade/photo/photos';
import { userAvatar } from '@/wire/gen/accounts';
import { PROFILE } from '@/wire/gen/topics';
import { operation } from '@/wire/operation';
import type { User } from './user';

/** By hand, since the contract has no shape for a form: with `file`, not encrypted. */
export const uploadAvatar = operation<FormData, { avatarId: string }>({
  id: 'uploadAvatar',
  path: '/api/v1/m/uploaduseravatar',
  sealed: false,
  silent: true,
  writes: PROFILE,
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
