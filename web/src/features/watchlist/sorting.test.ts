import { describe, expect, it } from 'vitest';
import { nextOrder, type Order, sorted, spanFigure, type Watched } from './sorting';

function watched(fundCode: string, figures: Partial<Watched['fund']>, since?: string): Watched {
  const fund = { fundCode, fundType: '1103', ...figures } as Watched['fund'];
  return { fund, growthSinceAdded: since, addedAt: '2026-11-20T10:00:00+08:00', place: 0 };
}

const list = [
  watched('1', { dayGrowth: '0.01', periodGrowth: '-0.2' }, '0.3'),
  watched('2', { dayGrowth: null, periodGrowth: '0.1' }),
  watched('3', { dayGrowth: '-0.02', periodGrowth: '0.05' }, '-0.1'),
];
const codes = (order: Order) => sorted(list, order, '1y').map(({ fund }) => fund.fundCode);

describe('the order of the watchlist', () => {
  it('is that of the list until a column is chosen', () => {
    expect(codes({ by: 'added', descending: true })).toEqual(['1', '2', '3']);
  });

  it('puts the highest first, or the lowest, and missing figures last in both', () => {
    expect(codes({ by: 'day', descending: true })).toEqual(['1', '3', '2']);
    expect(codes({ by: 'day', descending: false })).toEqual(['3', '1', '2']);
    expect(codes({ by: 'span', descending: true })).toEqual(['2', '3', '1']);
  });

  it('goes from best to worst to the list’s own with each tap', () => {
    const first = nextOrder({ by: 'added', descending: true }, 'day');
    const second = nextOrder(first, 'day');
    expect([first, second]).toEqual([
      { by: 'day', descending: true },
      { by: 'day', descending: false },
    ]);
    expect(nextOrder(second, 'day').by).toBe('added');
    expect(nextOrder(second, 'span')).toEqual({ by: 'span', descending: true });
  });

  it('shows growth since adding when that is chosen, and the yield of money funds', () => {
    expect(list.map((one) => spanFigure(one, 'added'))).toEqual(['0.3', undefined, '-0.1']);
    const money = watched('4', { fundType: '1109', sevenDayYield: '0.0142' });
    expect(spanFigure(money, '1y')).toBe('0.0142');
  });
});
