import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { newestAgreement, signAgreement } from '@/wire/gen/content';
import { queryClient } from '@/wire/query';
import { sample } from '../../../../test/sample';
import { NewAgreement } from './NewAgreement';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));

let signed: boolean;

beforeEach(() => {
  queryClient.clear();
  signed = false;
  vi.mocked(call).mockImplementation(async (operation) => {
    if (operation.id === signAgreement.id) signed = true;
    return operation.id === newestAgreement.id ? newest() : {};
  });
});

function newest() {
  return {
    ...sample(newestAgreement),
    updateContent: signed ? '' : '《隐私政策》已更新至2026.2版',
    needSign: !signed,
  };
}

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <NewAgreement />
    </QueryClientProvider>,
  );
}

it('stands until the customer agrees, whatever key he presses', async () => {
  show();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('已更新至2026.2版');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('我们收集的信息');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '同意并继续' }));
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(signed).toBe(true);
});

it('shows nothing when there is nothing to sign', async () => {
  signed = true;
  show();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
