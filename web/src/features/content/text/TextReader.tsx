import type { ReactNode } from 'react';
import { textWords as words } from '@/features/content/words';
import type { Asked } from '@/patterns/asked';
import { DocumentBones } from '@/patterns/DocumentBones';
import { QueryView } from '@/patterns/QueryView';
import { Reader } from '@/patterns/Reader';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { Empty } from '@/ui/Empty';
import { TextBody } from './TextBody';
import type { TextPage } from './Versions';

interface TextReaderProps {
  query: Asked<TextPage>;
  title: string;
  sub?: string;
  agreement?: boolean;
  failed?: string;
  /** Of a key that leads to nothing: what is said, and where there is more. */
  gone?: string;
  more: { label: string; to: string };
  /** Stands above the text. */
  children?: ReactNode;
}

/** A page on which one text is read. */
export function TextReader(props: TextReaderProps) {
  const { query, title, sub, agreement, more, children } = props;
  const go = useGo();
  return (
    <Reader title={title} sub={sub}>
      {children}
      <QueryView
        query={query}
        bones={
          <div className="px-5 pt-2">
            <DocumentBones />
          </div>
        }
        failed={props.failed ?? words.failed}
        refused={({ message }) => (
          <Empty
            title={props.gone ?? words.gone}
            text={message}
            acts={<Button onClick={() => go(more.to, { replace: true })}>{more.label}</Button>}
          />
        )}
        empty={({ text }) => !text && <Empty title={words.missing} text={words.missingText} />}
      >
        {(page) => <TextBody page={page} agreement={agreement} />}
      </QueryView>
    </Reader>
  );
}
