import { type ComponentType, Fragment, type ReactNode } from 'react';
import { blocksOf, type Span, spansOf } from './blocks';

/** What an article may draw, by name. */
export type Drawings = Readonly<Record<string, ComponentType<{ label: string }>>>;

interface MarkdownProps {
  text: string;
  drawings?: Drawings;
  /** What stands for a term that is marked in the text; its word when left out. */
  term?: (noun: string) => ReactNode;
}

/**
 * A text as elements: headings, paragraphs, lists, bold. Its HTML, if any, stays text. A drawing
 * that is not there is what it would have shown, in words.
 */
export function Markdown({ text, drawings = {}, term }: MarkdownProps) {
  const inline = (line: string) => spansOf(line).map((span, index) => runOf(span, index, term));
  return (
    <>
      {blocksOf(text).map((block, index) => {
        const key = `${index}:${block.kind}`;
        if (block.kind === 'heading') {
          return (
            <h2 key={key} className={HEADINGS[block.level]}>
              {inline(block.text)}
            </h2>
          );
        }
        if (block.kind === 'list') {
          const List = block.ordered ? 'ol' : 'ul';
          return (
            <List
              key={key}
              start={block.ordered ? block.start : undefined}
              className={`my-2 ps-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}
            >
              {block.items.map((item) => (
                <li key={item} className="my-1">
                  {inline(item)}
                </li>
              ))}
            </List>
          );
        }
        if (block.kind === 'rule') return <hr key={key} className="rule" />;
        if (block.kind === 'drawing') {
          const Drawing = drawings[block.name];
          if (Drawing) return <Drawing key={key} label={block.text} />;
        }
        return (
          <p key={key} className="my-2">
            {inline(block.text)}
          </p>
        );
      })}
    </>
  );
}

const HEADINGS: Record<1 | 2 | 3, string> = {
  1: 'mt-1 mb-3 text-20 strong text-t1',
  2: 'mt-5 mb-2 text-17 strong text-t1',
  3: 'mt-4 mb-1 text-15 strong text-t1',
};

function runOf({ text, strong, term: isTerm }: Span, index: number, term?: MarkdownProps['term']) {
  const run = isTerm && term ? term(text) : text;
  // The spans of a text never move.
  return strong ? (
    <b key={index} className="strong text-t1">
      {run}
    </b>
  ) : (
    <Fragment key={index}>{run}</Fragment>
  );
}
