import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import type { Asked } from './asked';
import { Document, type Source } from './Document';
import { DocumentBones } from './DocumentBones';
import { QueryView } from './QueryView';
import { readerWords as words } from './words.reader';

interface ReaderSheetProps {
  open: boolean;
  title: string;
  /** The document, asked for when it is opened. */
  query: Asked<Source>;
  failed?: string;
  /** Word of the one button; 我知道了 when left out. */
  done?: string;
  onClose: () => void;
}

/** A document over the screen that names it. */
export function ReaderSheet({ open, title, query, failed, done, onClose }: ReaderSheetProps) {
  return (
    <Sheet
      open={open}
      title={title}
      onClose={onClose}
      foot={
        <Button wide onClick={onClose}>
          {done ?? words.done}
        </Button>
      }
    >
      <QueryView query={query} failed={failed} bones={<DocumentBones />}>
        {(source) => (
          <div className="pb-4 text-t2">
            <Document source={source} />
          </div>
        )}
      </QueryView>
    </Sheet>
  );
}
