import { expect, it } from 'vitest';
import { sizeOf } from '@/trade/file/fileSize';
import { showModule } from '@/wire/gen/content';
import { sample } from '../../../../test/sample';
import { byYear } from './byYear';

it('puts notices under their years, and pinned ones before all', () => {
  const [pinned, ...rest] = sample(showModule).list;
  expect(pinned?.pinned).toBe(true);
  const years = byYear([pinned, ...rest].filter((one) => one !== undefined));
  expect(years.map(({ year }) => year)).toEqual(['', '2026', '2025']);
  expect(years.flatMap(({ list }) => list)).toHaveLength(rest.length + 1);
});

it('says what a file is and how large', () => {
  expect(sizeOf('application/pdf', 126_524)).toBe('PDF，127 KB');
  expect(sizeOf('image/png', 2_130_000)).toBe('图片，2.1 MB');
  expect(sizeOf('text/odd', 12)).toBe('文件，1 KB');
});
