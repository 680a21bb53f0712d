/**
 * Marks each term where it first stands in a text, as `[[最大回撤]]`: once is enough to be found, and
 * no line becomes a row of links. Longer terms come first. Headings and drawings stay as they are.
 */
export function markTerms(text: string, terms: readonly string[]): string {
  if (!terms.length) return text;
  const any = new RegExp(terms.map(escaped).join('|'), 'g');
  const seen = new Set<string>();
  const mark = (noun: string) => {
    if (seen.has(noun)) return noun;
    seen.add(noun);
    return `[[${noun}]]`;
  };
  const lines = text.split('\n');
  return lines
    .map((line) => (/^\s*(#|!\[)/.test(line) ? line : line.replace(any, mark)))
    .join('\n');
}

function escaped(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
