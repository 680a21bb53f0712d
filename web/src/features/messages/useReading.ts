import { useState } from 'react';
import { toast } from '@/lib/toast';
import { act } from '@/wire/act';
import { useAction } from '@/wire/action';
import { isSettled } from '@/wire/failure';
import { readMessages, unreadAgain } from '@/wire/gen/messages';
import { outdate } from '@/wire/renew';
import { messagesWords as words } from './words';

/** Marks messages as read: those that are opened, or all up to the newest that is shown. */
export function useReading() {
  const again = useAction(unreadAgain);
  const [underway] = useState(() => new Set<string>());
  const all = useAction(readMessages, {
    onDone: ({ readAt }) =>
      toast.done(words.allRead, {
        label: words.undo,
        onClick: () => again.mutate({ readAt }),
      }),
  });
  /** One does not wait for another; a second tap before the first is answered does nothing. */
  async function read(messageId: string) {
    if (underway.has(messageId)) return;
    underway.add(messageId);
    try {
      await act(readMessages, { messageId }, { silent: true });
    } catch (cause) {
      // Nobody knows whether it was done.
      if (!isSettled(cause)) outdate(readMessages.writes);
    } finally {
      underway.delete(messageId);
    }
  }
  return {
    read: (messageId: string) => void read(messageId),
    readAll: (newest: string) => all.mutate({ messageId: newest, andOlder: true }),
  };
}
