import { photoWords as words } from '@/trade/photo/words';
import { Tag } from '@/ui/Tag';
import type { Mark } from './certificateDraft';

/** Under a field that a photo filled, or could not fill. */
export function ReadMark({ mark, text }: { mark: Mark; text?: string }) {
  if (mark === 'unread') return <span className="text-warn">{words.unread}</span>;
  return (
    <>
      <Tag tone="warn">{words.mark}</Tag> {text ?? words.markText}
    </>
  );
}
