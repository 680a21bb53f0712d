import { useQuery } from '@tanstack/react-query';
import { customWords, textWords as words } from '@/features/content/words';
import { to } from '@/route/links';
import { useArgs } from '@/route/navigation';
import { useReadPoints } from '@/trade/article/useReadPoints';
import { readText } from '@/wire/gen/content';
import { TextReader } from './TextReader';

/** An article or another text by its key. */
export default function RichTextScreen() {
  const { key, version } = useArgs('/richText');
  const text = useQuery(readText({ key, version: version ?? '' }));
  useReadPoints(text.data?.key);
  return (
    <TextReader
      query={text}
      title={text.data?.title ?? words.reading}
      more={{ label: customWords.home, to: to('/fundhome') }}
    />
  );
}
