import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const NAMED = 'kind|status|payStatus|auditState|protocolState|dividendMethod|credit';
const BARE = new RegExp(`\\b(${NAMED})\\b\\)? ?[!=]==? '[0-9]|case '0[0-9]{2}'|'0[0-9]{2}':`);

test('codes of the wire have their names, from the contract', () => {
  const bare = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/gen\//.test(name))
    .filter((name) => BARE.test(readFileSync(join('src', name), 'utf8')));
  expect(bare).toEqual([]);
});
