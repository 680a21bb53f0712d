import { expect, it, vi } from 'vitest';
import { places, visit } from './history';
import { ChunkFailure, type ScreenRow } from './screen';
import { argsIn, findScreen, isMissing, setScreens, wholeTable, withRow } from './table';

const view = { load: () => Promise.resolve({}) };
const row = (path: string): ScreenRow => ({ path, title: path, needs: 'public', view });
const first = [row('/home'), row('/my'), row('*')];

/** A table whose other rows come when they are let. */
function told() {
  let come = (_: ScreenRow[]) => {};
  const others = vi.fn(() => new Promise<ScreenRow[]>((resolve) => (come = resolve)));
  setScreens(first, others);
  return { others, come: (rows: ScreenRow[]) => come(rows) };
}

it('knows the first rows at once, and asks for the others only where one is wanted', async () => {
  const { others, come } = told();
  const work = vi.fn();
  withRow('/my?tab=1', work);
  expect(work).toHaveBeenCalledTimes(1);
  expect(others).not.toHaveBeenCalled();

  withRow('/deep', work);
  expect(work).toHaveBeenCalledTimes(1);
  come([row('/deep')]);
  await wholeTable();
  expect(work).toHaveBeenCalledTimes(2);
  expect(findScreen('/deep').path).toBe('/deep');
  expect(others).toHaveBeenCalledTimes(1);
});

it('calls nothing missing before it knows all', async () => {
  const { come } = told();
  expect(isMissing('/nowhere')).toBe(false);
  void wholeTable();
  come([]);
  await wholeTable();
  expect(isMissing('/nowhere')).toBe(true);
});

it('goes where a link leads once its row has come, unless the visitor went elsewhere', async () => {
  const { come } = told();
  visit('/home');
  visit('/deep');
  expect(places.get().pathname).toBe('/home');
  visit('/my');
  expect(places.get().pathname).toBe('/my');
  come([row('/deep')]);
  await wholeTable();
  expect(places.get().pathname).toBe('/my');
  visit('/deep');
  expect(places.get().pathname).toBe('/deep');
});

it('says so when the rows do not come, and asks again at the next need', async () => {
  const others = vi.fn((): Promise<ScreenRow[]> => Promise.reject(new TypeError('offline')));
  setScreens(first, others);
  const work = vi.fn();
  withRow('/deep', work);
  await expect(wholeTable()).rejects.toBeInstanceOf(ChunkFailure);
  expect(work).toHaveBeenCalledTimes(1);
  expect(isMissing('/deep')).toBe(false);
  await expect(findScreen('/deep').view?.load?.()).rejects.toBeInstanceOf(ChunkFailure);

  others.mockResolvedValue([row('/deep')]);
  await wholeTable();
  expect(findScreen('/deep').path).toBe('/deep');
});

it('reads the names in a path, and takes as it stands what is no text', () => {
  expect(argsIn('/gesture/{type}', '/gesture/set')).toEqual({ type: 'set' });
  expect(argsIn('/gesture/{type}', '/gesture/%E8%AE%BE')).toEqual({ type: '设' });
  expect(argsIn('/gesture/{type}', '/gesture/%E0')).toEqual({ type: '%E0' });
});
