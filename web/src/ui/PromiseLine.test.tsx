import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PromiseLine, type PromiseStep } from './PromiseLine';

function steps(...states: PromiseStep['state'][]): PromiseStep[] {
  return states.map((state, place) => ({ state, title: `第${place + 1}步：${state}` }));
}

test('only a promise that is kept while somebody looks is seen to be kept', () => {
  const { rerender } = render(<PromiseLine steps={steps('done', 'now', 'later')} />);
  const kept = () => screen.getAllByRole('listitem').map((row) => 'kept' in row.dataset);
  expect(kept()).toEqual([false, false, false]);
  rerender(<PromiseLine steps={steps('done', 'done', 'now')} />);
  expect(kept()).toEqual([false, true, false]);
});
