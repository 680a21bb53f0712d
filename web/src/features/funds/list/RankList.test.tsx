import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listFunds } from '@/wire/gen/funds';
import { sample } from '../../../../test/sample';
import { RankList } from './RankList';
import { rankingIn } from './ranking';

const PAGE = { ...sample(listFunds), hasMore: true };
const OTHER = {
  ...PAGE,
  list: PAGE.list.map((fund, at) => ({ ...fund, fundCode: `9000${at + 10}` })),
};
const rows = () => document.querySelectorAll('a.row').length;

afterEach(() => vi.unstubAllGlobals());

it('asks for more only when what has come is drawn: until then the foot is where it was', () => {
  const inSight = class {
    constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.told([{ isIntersecting: true }]);
    }
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', inSight);
  const drawn: number[] = [];
  const pages = {
    error: null,
    dataUpdatedAt: 0,
    refetch: () => Promise.resolve(),
    more: true,
    nextFailed: false,
    passing: false,
    next: () => drawn.push(rows()),
  };
  const list = (data: readonly (typeof PAGE)[], loading: boolean) => (
    <RankList ranking={rankingIn({})} pages={{ ...pages, data, loading }} choose={() => {}} />
  );
  const { rerender } = render(list([PAGE], true));
  expect(drawn).toEqual([]);
  rerender(list([PAGE, OTHER], false));
  expect(drawn).toEqual([PAGE.list.length + OTHER.list.length]);
});
