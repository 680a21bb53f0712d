import { useQuery } from '@tanstack/react-query';
import { readable } from '@/trade/photo/photos';
import { userAvatar } from '@/wire/gen/accounts';
import type { User } from './user';

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
