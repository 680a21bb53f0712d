import { readFileSync } from 'node:fs';

/** A row of contract/screens.md, which the app's own tests keep as the app's table is. */
export interface Screen {
  path: string;
  needs: string;
  traits: string[];
  /** Names that it cannot do without, of the query and of the path. */
  required: string[];
}

const file = new URL('../../../contract/screens.md', import.meta.url);

/** Every screen that can be opened and is a place of its own. */
export function screens(): Screen[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const rows = lines.filter((line) => line.startsWith('| ')).slice(1);
  const all = rows.map(screenOf);
  return all.filter(({ traits }) => !traits.some((one) => /^(planned|to )/.test(one)));
}

function screenOf(line: string): Screen {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, path = '', , needs = '', traits = '', query = ''] = cells;
  const asked = query.split(' ').filter((name) => name && !name.endsWith('?'));
  const within = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { path, needs, traits: traits.split(', ').filter(Boolean), required: [...within, ...asked] };
}
