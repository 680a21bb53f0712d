// A QR code (ISO/IEC 18004) of one kind: version 4, level M, bytes, mask 0. It holds 62 bytes, which
// an address of a network at home with a path needs, and one kind is a fifth of a general encoder.

export const QR_SIZE = 33;
/** Codewords of data and of correction in each of the two blocks. */
const [BLOCKS, DATA, CORRECTION] = [2, 32, 18];
const BYTES_MAX = BLOCKS * DATA - 2;
/** Level M with mask 0, with its own correction, and the standard's mask over it. */
const FORMAT = 0b101010000010010;
const ALIGNMENT = 26;

/** Rows of dark modules; null for a text that does not fit. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > BYTES_MAX) return null;
  const { modules, free } = patterns();
  place(modules, free, codewords(bytes));
  return modules;
}

/** Mode, length, bytes, filling; then each block's correction; both interleaved. */
function codewords(bytes: Uint8Array): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const data: number[] = [];
  for (let at = 0; at < nibbles.length; at += 2) {
    data.push(((nibbles[at] ?? 0) << 4) | (nibbles[at + 1] ?? 0));
  }
  for (let pad = 0xec; data.length < BLOCKS * DATA; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks = [data.slice(0, DATA), data.slice(DATA)];
  const corrections = blocks.map(correct);
  const interleave = (parts: number[][], length: number) =>
    Array.from({ length }, (_, at) => parts.map((part) => part[at] ?? 0)).flat();
  return [...interleave(blocks, DATA), ...interleave(corrections, CORRECTION)];
}

/** Reed-Solomon: the rest of the division by the generator, over GF(256). */
function correct(data: number[]): number[] {
  let generator = [1];
  for (let root = 1, at = 0; at < CORRECTION; at += 1, root = times(root, 2)) {
    const shifted = [...generator, 0];
    generator = shifted.map((term, place) => term ^ times(generator[place - 1] ?? 0, root));
  }
  const rest = [...data, ...new Array<number>(CORRECTION).fill(0)];
  for (let at = 0; at < data.length; at += 1) {
    const factor = rest[at] ?? 0;
    generator.forEach((term, place) => {
      rest[at + place] = (rest[at + place] ?? 0) ^ times(term, factor);
    });
  }
  return rest.slice(data.length);
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> bit) & 1) product ^= a;
  }
  return product & 0xff;
}

/** Everything but the data: finders, timing, alignment, format; and where data may go. */
function patterns() {
  const grid = <T>(value: T) =>
    Array.from({ length: QR_SIZE }, () => new Array<T>(QR_SIZE).fill(value));
  const [modules, free] = [grid(false), grid(true)];
  const set = (x: number, y: number, dark: boolean) => {
    const [row, open] = [modules[y], free[y]];
    if (!row || !open || x < 0 || x >= QR_SIZE) return;
    row[x] = dark;
    open[x] = false;
  };
  for (let at = 0; at < QR_SIZE; at += 1) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const square = (cx: number, cy: number, radius: number, light: readonly number[]) => {
    for (let y = -radius; y <= radius; y += 1) {
      for (let x = -radius; x <= radius; x += 1) {
        set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  };
  for (const [x, y] of [
    [3, 3],
    [QR_SIZE - 4, 3],
    [3, QR_SIZE - 4],
  ] as const)
    square(x, y, 4, [2, 4]);
  square(ALIGNMENT, ALIGNMENT, 2, [1]);
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((FORMAT >> bit) & 1) === 1;
    set(8, bit < 6 ? bit : bit < 8 ? bit + 1 : QR_SIZE - 15 + bit, dark);
    set(bit < 8 ? QR_SIZE - 1 - bit : bit === 8 ? 7 : 14 - bit, 8, dark);
  }
  set(8, QR_SIZE - 8, true);
  return { modules, free };
}

/** Two columns at a time from the right, upwards and downwards in turn, under mask 0. */
function place(modules: boolean[][], free: boolean[][], words: number[]) {
  let bit = 0;
  for (let right = QR_SIZE - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < QR_SIZE; step += 1) {
      const y = up ? QR_SIZE - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = modules[y];
        if (!row || !free[y]?.[x]) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
}
