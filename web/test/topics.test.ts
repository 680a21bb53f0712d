import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/\/gen\//.test(name))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

/** Logging out ends everything that was asked. */
const ENDS_ALL = ['logout'];

/** The ids of the operations that change something. */
function writing(): string[] {
  const folder = 'src/wire/gen';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('/'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes('\n  writes: '))
    .map((text) => text.match(/^export const (\w+)/m)?.[1] ?? '');
}

test('what writes is done as an act, so that what it makes old is renewed', () => {
  const acts = writing().filter((id) => !ENDS_ALL.includes(id));
  expect(acts).toContain('changeProfile');
  const called = SOURCES.flatMap(({ name, text }) =>
    [...text.matchAll(/\bcall\(\s*(\w+)/g)]
      .filter(([, id]) => acts.includes(id ?? ''))
      .map(([, id]) => `${name}: call(${id})`),
  );
  expect(called).toEqual([]);
});

test('no screen keeps a list of what is old', () => {
  // The demo's stage asks the demo, which has no topics.
  const lists = SOURCES.filter(
    ({ name, text }) => !/^(wire|stage)\//.test(name) && /outdates|invalidateQueries/.test(text),
  );
  expect(lists.map(({ name }) => name)).toEqual([]);
});
