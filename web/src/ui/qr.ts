import { generate } from 'lean-qr/nano';

export interface Qr {
  /** Modules from edge to edge, without the quiet zone. */
  size: number;
  /** The dark modules, each one by one. */
  path: string;
}

/** A QR code; of a text that no code holds, that of `short`. */
export function qrOf(text: string, short: string): Qr {
  const code = attempt(text) ?? generate(short);
  const all = [...Array(code.size).keys()];
  const dark = all.flatMap((y) =>
    all.flatMap((x) => (code.get(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: code.size, path: dark.join('') };
}

function attempt(text: string) {
  try {
    return generate(text);
  } catch {
    return null;
  }
}
