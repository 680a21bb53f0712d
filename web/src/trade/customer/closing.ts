import { useQuery } from '@tanstack/react-query';
import { monthDay } from '@/lib/days';
import { call } from '@/wire/call';
import { closing } from '@/wire/gen/privacy';
import type { Output } from '@/wire/operation';
import { closingWords as words } from './words.closing';

type Closing = Pick<Output<typeof closing>, 'dueOn' | 'canCancel'>;

/** The closing of the account that is under way; a refusal shows nothing. */
export function useClosing(enabled: boolean): Closing | undefined {
  const { data } = useQuery({
    ...closing(),
    queryFn: ({ signal }) => call(closing, {}, { signal, silent: true }),
    enabled,
  });
  return data?.dueOn ? data : undefined;
}

/** What is said of it where it could be forgotten. */
export function closingSaid({ dueOn, canCancel }: Closing) {
  return canCancel
    ? { title: words.due(monthDay(dueOn)), text: words.dueText, act: words.look }
    : { title: words.sent, text: words.sentText, act: words.look };
}
