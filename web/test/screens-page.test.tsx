import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { ScreenRow } from '@/route/screen';
import { allScreens } from './allScreens';

const file = resolve(process.cwd(), '../contract/screens.md');

test('contract/screens.md lists the screens as they are', () => {
  const page = screensPage();
  if (process.env.UPDATE) writeFileSync(file, page);
  expect(readFileSync(file, 'utf8'), 'stale: run `make gen`').toBe(page);
});

function screensPage(): string {
  const rows = allScreens.map((row) => `| ${cells(row).join(' | ')} |`).sort();
  return [
    '# Screens',
    '',
    'Generated from the rooms by `make gen`. Each need includes those before it: public, login, trade, buy.',
    '',
    '| path | title | needs | traits | query |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function cells(row: ScreenRow): string[] {
  return [row.path, row.title, row.needs, traits(row), (row.query ?? []).join(' ')];
}

function traits(row: ScreenRow): string {
  const words = [
    row.tab && `tab ${row.tab}`,
    row.redirect && `to ${row.redirect}`,
    row.keepAlive && 'kept alive',
    row.ask && 'asks first',
    row.email && 'needs an e-mail',
    row.opening && 'opening',
    row.advisorFree && 'free in the advisor app',
    row.unlocks && 'unlocks',
    row.homeless && 'without home button',
    !row.view && !row.redirect && 'planned',
  ];
  return words.filter(Boolean).join(', ');
}
