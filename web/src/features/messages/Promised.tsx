import { Tag } from '@/ui/Tag';
import type { components } from '@/wire/gen/messages';
import { messagesWords as words } from './words';

type Promise = components['schemas']['MessagePromise'];

/** What had been promised, and whether it was kept. */
export function Promised({ promise: { text, isKept } }: { promise: Promise }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-12 text-t3">
      <Tag tone={isKept ? 'brand' : 'warn'}>{isKept ? words.kept : words.late}</Tag>
      {text}
    </p>
  );
}
