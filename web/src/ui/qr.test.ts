import { expect, test } from 'vitest';
import { qrOf } from './qr';

/** Dark modules of a square corner of seven: its ring and its heart. */
const CORNER = 24 + 9;

function darkIn(path: string, x0: number, y0: number): number {
  const cells = [...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [Number(x), Number(y)]);
  return cells.filter(([x = 0, y = 0]) => x >= x0 && x < x0 + 7 && y >= y0 && y < y0 + 7).length;
}

test('a link with who shares it has the three corners that a camera looks for', () => {
  const link =
    'https://m.tael.test/funddetail?fundCode=016823&custShareNo=0000001234&mgrAccount=M0001';
  const { size, path } = qrOf(link, 'https://m.tael.test/');
  expect((size - 17) % 4).toBe(0);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect(darkIn(path, x, y)).toBe(CORNER);
  }
});

test('a text that no code holds gives way to the short one', () => {
  expect(qrOf('x'.repeat(4000), 'https://m.tael.test/')).toEqual(qrOf('https://m.tael.test/', ''));
});
