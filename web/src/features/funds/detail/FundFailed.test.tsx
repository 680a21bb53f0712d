import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { places } from '@/route/history';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { queryClient } from '@/wire/query';
import { FundFailed } from './FundFailed';

function show(error: Error) {
  const onRetry = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <FundFailed error={error} onRetry={onRetry} />
    </QueryClientProvider>,
  );
  return onRetry;
}

it('leads from a code that no fund has to the search', async () => {
  show(new Refusal(15001, '没有找到这只基金，请检查基金代码'));
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '搜索基金' }));
  expect(places.get().pathname).toBe('/searchfund');
});

it('asks again when no answer came', async () => {
  const onRetry = show(new NetworkFailure());
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
