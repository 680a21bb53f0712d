import { Empty } from '@/ui/Empty';
import { Markdown } from '@/ui/Markdown';
import { Bone, Shimmer } from '@/ui/Skeleton';
import { isOwnFile } from './ownFile';
import { readerWords as words } from './words.reader';

/** What a reader shows: a text in Markdown, its paragraphs, or a file of our own. */
export type Source =
  | { text: string }
  | { paragraphs: readonly string[] }
  | { image: string; name: string };

/** A document to read, whatever it is made of. */
export function Document({ source }: { source: Source }) {
  if ('text' in source) return <Markdown text={source.text} />;
  if ('paragraphs' in source) return <Paragraphs lines={source.paragraphs} />;
  // An address may have come in a link: nobody else's picture is shown as ours.
  if (!isOwnFile(source.image)) return <Empty title={words.foreign} text={words.foreignText} />;
  return <img className="w-full" src={source.image} alt={source.name} />;
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className="mt-3">
      {line}
    </p>
  ));
}

/** Paragraphs of a text with line breaks. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
}

const WIDTHS = ['58%', '100%', '96%', '100%', '72%', '44%', '100%', '98%', '86%', '100%', '64%'];

/** In the place of a text. */
export function DocumentBones() {
  return (
    <Shimmer>
      <div className="flex flex-col gap-3 py-3">
        {WIDTHS.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move
          <Bone key={index} w={width} />
        ))}
      </div>
    </Shimmer>
  );
}
