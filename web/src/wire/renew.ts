import { afterPaint } from '@/lib/afterPaint';
import { forgetKept } from './kept';
import { reads } from './operation';
import { queryClient } from './query';

/** The queries whose answers read one of the topics; what is no operation's answer may read any. */
function touching(topics: number) {
  return {
    predicate: ({ queryKey: [id] }: { queryKey: readonly unknown[] }) => (reads(id) & topics) !== 0,
  };
}

/** Asks for all anew that reads one of the topics: now what is shown, the rest when it is shown. */
export function renew(topics: number): Promise<void> {
  forgetKept(topics);
  return queryClient.invalidateQueries(touching(topics));
}

/** Answers that read one of the topics are old, even those that are just under way. */
export function outdate(topics: number) {
  forgetKept(topics);
  void queryClient.cancelQueries(touching(topics));
  void queryClient.invalidateQueries({ ...touching(topics), refetchType: 'none' });
}

/** The same, and what is shown is asked for anew, once what came of it has been painted. */
export function renewSoon(topics: number) {
  outdate(topics);
  const old = { ...touching(topics), type: 'active', stale: true } as const;
  afterPaint(() => void queryClient.refetchQueries(old, { cancelRefetch: false }));
}
