import { expect, it } from 'vitest';
import { showArchive } from '@/wire/gen/funds';
import { sample } from '../../../../test/sample';
import { type Archive, changeText, whyNoIndustries } from './figures';
import { inHundredMillions } from './SizeBars';

const ARCHIVE: Archive = { ...sample(showArchive), earlierDate: null, sizeChange: null };

it('says only what is known where no report came before', () => {
  expect(changeText(ARCHIVE)).toBe('');
  expect(changeText({ ...ARCHIVE, sizeChange: '-12345678.00' })).toBe('规模比上季少1,234.57万。');
});

it('names the industries that moved most, but not those of the rest', () => {
  const text = changeText({
    ...ARCHIVE,
    earlierDate: '2026-06-30',
    fundIndustryAllocationVoList: [
      { name: '制造业', ratio: '0.3', before: '0.31', change: '-0.01' },
      { name: '信息技术', ratio: '0.2', before: '0.18', change: '0.02' },
      { name: '其他行业', ratio: '0.1', before: '0.2', change: '-0.1' },
    ],
  });
  expect(text).toBe('减制造业、加信息技术。');
});

it('says of a money fund that it buys no stocks, rather than that a report is missing', () => {
  const money = { ...ARCHIVE.fundInfoVo, fundType: '1109' } as Archive['fundInfoVo'];
  expect(whyNoIndustries({ ...ARCHIVE, fundInfoVo: money })).toMatch(/货币基金不买股票/);
});

it('sets sums in hundred millions as the head does, cut and not rounded', () => {
  expect(inHundredMillions('8641000000.00')).toBe('86.41');
  expect(inHundredMillions('994999999.00')).toBe('9.94');
  expect(inHundredMillions('500000.00')).toBe('0.00');
});
