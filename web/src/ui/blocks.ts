/** A block of a text in the small part of Markdown that agreements use. */
export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: string[] }
  | { kind: 'paragraph'; text: string }
  | { kind: 'rule' }
  /** A drawing of the app's by its name, and what it shows. */
  | { kind: 'drawing'; name: string; text: string };

const HEADING = /^(#{1,3})\s+(.+)$/;
const BULLET = /^[-*]\s+(.+)$/;
const NUMBER = /^(\d{1,3})[.、)]\s+(.+)$/;
const RULE = /^-{3,}$/;
const DRAWING = /^!\[(.+)\]\(draw:([a-z]+)\)$/;

/** Cuts a text into blocks; lines that stand together make one paragraph. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of text
    .replaceAll('\r', '')
    .split('\n')
    .map((raw) => raw.trim())) {
    if (line === '') {
      open = false;
      continue;
    }
    const last = blocks[blocks.length - 1];
    const next = blockOf(line);
    if (open && last?.kind === 'paragraph' && next.kind === 'paragraph') {
      last.text = join(last.text, next.text);
    } else if (last?.kind === 'list' && next.kind === 'list' && last.ordered === next.ordered) {
      last.items.push(...next.items);
    } else if (open && last?.kind === 'list' && next.kind === 'paragraph') {
      last.items.push(join(last.items.pop() ?? '', next.text));
    } else blocks.push(next);
    open = true;
  }
  return blocks;
}

/** A run of a line. */
export interface Span {
  text: string;
  strong: boolean;
  /** A term that can be explained. */
  term?: true;
}

/** The bold and plain runs of a line, and its terms: `**重要** 其余 [[最大回撤]]`. */
export function spansOf(text: string): Span[] {
  return cut(text, /(\*\*[^*]+\*\*)/).flatMap((part) => {
    const strong = part.length > 4 && part.startsWith('**') && part.endsWith('**');
    return cut(strong ? part.slice(2, -2) : part, /(\[\[[^[\]]+\]\])/).map((run): Span => {
      const term = run.startsWith('[[') && run.endsWith(']]');
      return term ? { text: run.slice(2, -2), strong, term } : { text: run, strong };
    });
  });
}

function cut(text: string, at: RegExp): string[] {
  return text.split(at).filter((part) => part !== '');
}

function blockOf(line: string): Block {
  const heading = HEADING.exec(line);
  if (heading) {
    const level = (heading[1] ?? '#').length as 1 | 2 | 3;
    return { kind: 'heading', level, text: heading[2] ?? '' };
  }
  if (RULE.test(line)) return { kind: 'rule' };
  const drawing = DRAWING.exec(line);
  if (drawing) return { kind: 'drawing', name: drawing[2] ?? '', text: drawing[1] ?? '' };
  const bullet = BULLET.exec(line);
  if (bullet) return { kind: 'list', ordered: false, start: 1, items: [bullet[1] ?? ''] };
  const number = NUMBER.exec(line);
  if (number) {
    return { kind: 'list', ordered: true, start: Number(number[1]), items: [number[2] ?? ''] };
  }
  return { kind: 'paragraph', text: line };
}

/** Joins wrapped lines: with a space between Latin words only. */
function join(a: string, b: string): string {
  return /[\w,.;:]$/.test(a) && /^\w/.test(b) ? `${a} ${b}` : a + b;
}
