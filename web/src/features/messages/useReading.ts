import { toast } from '@/lib/toast';
import { useAction } from '@/wire/action';
import { readMessages, unreadAgain } from '@/wire/gen/messages';
import { messagesWords as words } from './words';

/** Marks messages as read: one that is opened, or all up to the newest that is shown. */
export function useReading() {
  const again = useAction(unreadAgain);
  const one = useAction(readMessages, { silent: true });
  const all = useAction(readMessages, {
    onDone: ({ readAt }) =>
      toast.done(words.allRead, {
        label: words.undo,
        onClick: () => again.mutate({ readAt }),
      }),
  });
  return {
    read: (messageId: string) => one.mutate({ messageId }),
    readAll: (newest: string) => all.mutate({ messageId: newest, andOlder: true }),
  };
}
