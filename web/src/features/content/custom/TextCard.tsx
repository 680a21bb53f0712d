import { useQuery } from '@tanstack/react-query';
import { textWords as words } from '@/features/content/words';
import { CardOf } from '@/patterns/CardOf';
import { DocumentBones } from '@/patterns/DocumentBones';
import { ArticleText } from '@/trade/article/ArticleText';
import { readText } from '@/wire/gen/content';

/** A text of the company on a card of a page. */
export function TextCard({ title, textKey }: { title: string; textKey: string }) {
  const text = useQuery(readText({ key: textKey }));
  return (
    <CardOf
      query={text}
      title={title || text.data?.title}
      bones={<DocumentBones />}
      failed={words.failed}
    >
      {({ text: body, terms }) => (
        <div className="text-15 text-t2">
          <ArticleText text={body} terms={terms} />
        </div>
      )}
    </CardOf>
  );
}
