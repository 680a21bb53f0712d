import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../test/renderScreen';

const come = vi.hoisted(() => ({ rows: (): void => undefined }));
vi.mock('./AppRows', async () => {
  await new Promise<void>((resolve) => {
    come.rows = resolve;
  });
  return {
    default: () => (
      <button type="button" className="row">
        添加到桌面
      </button>
    ),
  };
});

it('keeps the place of a row that comes late, so that it does not move the way out below it', async () => {
  await renderScreen('/my', { as: 'holder' });
  expect(await screen.findByRole('button', { name: '退出登录' })).toBeVisible();
  const card = screen.getByText('政策与协议').closest<HTMLElement>('.card');
  if (!card) throw new Error('no card');
  const rows = () => card.querySelectorAll('.row').length;
  const before = rows();
  await act(async () => come.rows());
  expect(await within(card).findByRole('button', { name: '添加到桌面' })).toBeVisible();
  expect(rows()).toBe(before);
});
