import { describe, expect, it } from 'vitest';
import {
  changes,
  type Draft,
  draftOf,
  faultOf,
  moved,
  movedGroup,
  over,
  regrouped,
  renamed,
  shownIn,
  toFront,
  type Watchlist,
  withGroup,
  without,
  withoutGroup,
} from './draft';

function watchlist(funds: readonly [string, string?][], groups: readonly string[]): Watchlist {
  const list = funds.map(([fundCode, group]) => ({ fund: { fundCode }, group: group ?? null }));
  return { list, groups, version: 3 } as unknown as Watchlist;
}

const kept = watchlist(
  [['1', '科技'], ['2'], ['3', '科技'], ['4', '稳健'], ['5', '科技']],
  ['科技', '稳健'],
);
const draft = draftOf(kept);
const codes = (one: Draft, group?: string) => shownIn(one, group).map(({ code }) => code);

describe('a watchlist that is arranged', () => {
  it('moves a fund among all', () => {
    expect(codes(moved(draft, undefined, '5', 0))).toEqual(['5', '1', '2', '3', '4']);
    expect(codes(moved(draft, undefined, '1', 9))).toEqual(['2', '3', '4', '5', '1']);
    expect(moved(draft, undefined, 'none', 0)).toBe(draft);
  });

  it('moves a fund of a group among its own, and leaves the others where they are', () => {
    const next = moved(draft, '科技', '5', 0);
    expect(codes(next, '科技')).toEqual(['5', '1', '3']);
    expect(codes(next)).toEqual(['5', '2', '1', '4', '3']);
  });

  it('brings several to the front in their order', () => {
    expect(codes(toFront(draft, undefined, ['5', '3']))).toEqual(['3', '5', '1', '2', '4']);
    expect(codes(toFront(draft, '科技', ['5']))).toEqual(['5', '2', '1', '4', '3']);
  });

  it('keeps every fund of a group that is renamed, deleted or emptied', () => {
    expect(codes(renamed(draft, '科技', ' 芯片 '), '芯片')).toEqual(['1', '3', '5']);
    const gone = withoutGroup(draft, '科技');
    expect([codes(gone), gone.groups]).toEqual([['1', '2', '3', '4', '5'], ['稳健']]);
    expect(codes(regrouped(draft, ['1', '4'], '稳健'), '稳健')).toEqual(['1', '4']);
    expect(codes(regrouped(draft, ['1', '3', '5'], undefined), '科技')).toEqual([]);
  });

  it('changes something, or nothing after it was put back', () => {
    expect(changes(draft, kept)).toBe(false);
    const once = moved(draft, undefined, '2', 0);
    expect(changes(once, kept)).toBe(true);
    expect(changes(moved(once, undefined, '2', 1), kept)).toBe(false);
    expect(changes(movedGroup(draft, '稳健', -1), kept)).toBe(true);
    expect(changes(movedGroup(draft, '科技', -1), kept)).toBe(false);
    expect(changes(withGroup(draft, '观察'), kept)).toBe(true);
  });

  it('takes in what was added and removed elsewhere', () => {
    const mine = without(moved(draft, undefined, '5', 0), ['2']);
    const now = watchlist([['9'], ['1', '科技'], ['2'], ['4', '稳健'], ['5', '科技']], ['科技']);
    expect(codes(over(mine, now))).toEqual(['9', '5', '1', '4']);
    expect(over(mine, now).removed).toEqual(['2']);
    expect(over(without(draft, ['3']), now).removed).toEqual([]);
  });

  it('takes names of eight characters that no other group has', () => {
    expect(faultOf('一二三四五六七八', draft.groups)).toBeUndefined();
    expect(faultOf('一二三四五六七八九', draft.groups)).toBe('long');
    expect(faultOf(' 科技 ', draft.groups)).toBe('taken');
    expect(faultOf('全部', draft.groups)).toBe('taken');
  });
});
