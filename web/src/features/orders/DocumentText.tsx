import { paragraphsOf } from './reading';

const HEADING = /^#+\s*/;

/** The text of a document: headings and paragraphs, line by line. */
export function DocumentText({ text }: { text: string }) {
  return (
    <div className="pb-4">
      {paragraphsOf(text).map((line) =>
        HEADING.test(line) ? (
          <h3 key={line} className="mt-5 mb-2 text-15 strong">
            {line.replace(HEADING, '')}
          </h3>
        ) : (
          <p key={line} className="mb-2 text-t2">
            {line.replaceAll('**', '')}
          </p>
        ),
      )}
    </div>
  );
}
