import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import { Empty } from '@/ui/Empty';
import { Markdown } from '@/ui/Markdown';
import { DocumentBones } from './DocumentBones';
import { HoldsEnd } from './holdsEnd';
import { isOwnFile, type OwnFile } from './ownFile';
import { readerWords as words } from './words.reader';

// Its reader weighs as much as the app itself.
const Viewer = lazy(() => import('./viewer/Viewer'));

/** What a reader shows: a text in Markdown, its paragraphs, or a file of our own. */
export type Source = { text: string } | { paragraphs: readonly string[] } | OwnFile;

/** A document to read, whatever it is made of. */
export function Document({ source }: { source: Source }) {
  if ('text' in source) return <Markdown text={source.text} />;
  if ('paragraphs' in source) return <Paragraphs lines={source.paragraphs} />;
  // An address may have come in a link: nobody else's file is shown as ours.
  if (!isOwnFile('pdf' in source ? source.pdf : source.image))
    return <Empty title={words.foreign} text={words.foreignText} />;
  return <File file={source} />;
}

function File({ file }: { file: OwnFile }) {
  const [read, setRead] = useState(!('pdf' in file));
  const hold = useContext(HoldsEnd);
  useEffect(() => {
    if (read) return undefined;
    hold(true);
    return () => hold(false);
  }, [read, hold]);
  return (
    <Suspense fallback={<DocumentBones />}>
      <Viewer file={file} onRead={() => setRead(true)} />
    </Suspense>
  );
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
