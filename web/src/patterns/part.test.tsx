import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { Part } from './Part';

const Lost = lazy(() =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js')),
);

function Broken(): never {
  throw new Error('a mistake of its own');
}

it('leaves the screen standing where the code of a part does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <p>总资产</p>
      <Part bones={<i>骨架</i>}>
        <Lost />
      </Part>
    </>,
  );
  expect(await screen.findByText('没有加载出来')).toBeVisible();
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.getByText('总资产')).toBeVisible();
});

it('hides no mistake of a part', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    render(
      <Part>
        <Broken />
      </Part>,
    ),
  ).toThrow('a mistake of its own');
});
