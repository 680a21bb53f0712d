import { expect, it } from 'vitest';
import { tradeRecords } from '@/wire/gen/orders';
import { sample } from '../../../../test/sample';
import { announcedOf, dividendsOf, isReinvested, perShareOn } from './records';

const line = (exDate: string, kind = 'dividend') => ({
  exDate,
  kind,
  perShare: '0.0110',
  splitRatio: '1.0000',
  text: '每份派0.0110元',
});

it('leaves out what was asked about dividends', () => {
  const page = sample(tradeRecords);
  const [month] = page.months;
  const [record] = month?.records ?? [];
  if (!month || !record) throw new Error('the sample has a record');
  const kinds = ['143', '029', '143'] as const;
  const records = kinds.map((kind, at) => ({ ...record, kind, orderNo: `${at}` }));
  const found = dividendsOf([{ ...page, months: [{ ...month, records }] }]);
  expect(found.map(({ orderNo }) => orderNo)).toEqual(['0', '2']);
});

it('tells shares from cash', () => {
  expect(isReinvested({ shares: '12.34' })).toBe(true);
  expect(isReinvested({ shares: '0.00' })).toBe(false);
  expect(isReinvested({ shares: null })).toBe(false);
});

it('announces what is ahead, the next one first, and no splits', () => {
  const lines = [
    line('2026-12-15'),
    line('2026-12-01'),
    line('2026-12-02', 'split'),
    line('2026-11-20'),
  ];
  expect(announcedOf(lines, '2026-11-20').map(({ exDate }) => exDate)).toEqual([
    '2026-12-01',
    '2026-12-15',
  ]);
});

it('knows what a share was paid only of a day in the archive', () => {
  expect(perShareOn([line('2026-09-15')], '2026-09-15')).toBe('0.0110');
  expect(perShareOn([line('2026-09-15', 'split')], '2026-09-15')).toBeUndefined();
});
