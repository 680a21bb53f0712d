import { useQuery } from '@tanstack/react-query';
import { useSettled } from '@/lib/useSettled';
import { validateProfile } from '@/wire/gen/accounts';
import type { Input } from '@/wire/operation';

export type Items = Input<typeof validateProfile>;

/**
 * What the server says of items while they are filled in, once the typing has stood still: what is
 * wrong with them, or what follows. Nothing is asked while they are not whole.
 */
export function useChecked(items: Items | undefined) {
  const typed = items ? JSON.stringify(items) : '';
  const settled = useSettled(typed);
  const { data, error } = useQuery({
    ...validateProfile(settled ? (JSON.parse(settled) as Items) : {}),
    // A number of a certificate may be among them.
    gcTime: 0,
    enabled: settled !== '',
  });
  const exact = typed !== '' && settled === typed;
  return { follows: (exact && data?.follows) || undefined, cause: exact ? error : null };
}
