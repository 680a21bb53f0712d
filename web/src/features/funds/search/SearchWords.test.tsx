import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { deleteSearchWords, listSearchWords } from '@/wire/gen/funds';
import { queryClient } from '@/wire/query';
import { token } from '@/wire/session';
import { sample } from '../../../../test/sample';
import { SearchWords } from './SearchWords';
import { forgetSearches, rememberSearch } from './searchHistory';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));

const asked: [string, unknown][] = [];
const chosen = vi.fn();

beforeEach(() => {
  queryClient.clear();
  asked.length = 0;
  chosen.mockClear();
  forgetSearches();
  token.set(null);
  vi.mocked(call).mockImplementation(async ({ id }, input) => {
    asked.push([id, input]);
    const known = { ...sample(listSearchWords), history: ['债券', '黄金'], themes: [] };
    return id === listSearchWords.id ? known : {};
  });
});

function show() {
  render(
    <QueryClientProvider client={queryClient}>
      <SearchWords onChoose={chosen} />
    </QueryClientProvider>,
  );
}

it('forgets one word of a visitor and keeps the other', async () => {
  rememberSearch('债券');
  rememberSearch('黄金');
  show();
  await userEvent.click(screen.getByRole('button', { name: '整理记录' }));
  await userEvent.click(screen.getByRole('button', { name: '删除债券' }));
  await userEvent.click(screen.getByRole('button', { name: '完成' }));
  expect(screen.queryByRole('button', { name: '债券' })).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '黄金' }));
  expect(chosen).toHaveBeenCalledWith('黄金');
});

it('lets the server forget one word of a customer', async () => {
  token.set('mine');
  show();
  await userEvent.click(await screen.findByRole('button', { name: '整理记录' }));
  await userEvent.click(screen.getByRole('button', { name: '删除黄金' }));
  await vi.waitFor(() => expect(asked).toContainEqual([deleteSearchWords.id, { word: '黄金' }]));
});
