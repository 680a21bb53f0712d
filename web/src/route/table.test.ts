import { expect, it } from 'vitest';
import { argsIn } from './table';

it('reads the names in a path, and takes as it stands what is no text', () => {
  expect(argsIn('/gesture/{type}', '/gesture/set')).toEqual({ type: 'set' });
  expect(argsIn('/gesture/{type}', '/gesture/%E8%AE%BE')).toEqual({ type: '设' });
  expect(argsIn('/gesture/{type}', '/gesture/%E0')).toEqual({ type: '%E0' });
});
