import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/renderScreen';

const come = vi.hoisted(() => ({ rows: (): void => undefined }));
vi.mock('./AppRows', async () => {
  await new Promise<void>((resolve) => {
    come.rows = resolve;
  });
  return { default: () => <button type="button">添加到桌面</button> };
});

it('shows the way out with the rows above it, so that none of them moves it', async () => {
  await renderScreen('/my', { as: 'holder' });
  expect(await screen.findByText('交易记录')).toBeVisible();
  expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
  await act(async () => come.rows());
  expect(await screen.findByRole('button', { name: '退出登录' })).toBeVisible();
  expect(screen.getByRole('button', { name: '添加到桌面' })).toBeVisible();
});
