/** A piece of a text; `hit` where it matches what was typed. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** Cuts a text at the typed words; letters match in either case. Pinyin leaves no mark. */
export function piecesOf(text: string, typed: string): Piece[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const lower = text.toLowerCase();
  const hits = [...text].map(() => false);
  for (const word of words) {
    const at = lower.indexOf(word);
    if (at >= 0) hits.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  for (const [at, char] of [...text].entries()) {
    const hit = hits[at] ?? false;
    const last = pieces[pieces.length - 1];
    if (last && last.hit === hit) last.text += char;
    else pieces.push({ text: char, hit });
  }
  return pieces;
}
