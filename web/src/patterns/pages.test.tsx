import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { NetworkFailure } from '@/wire/failure';
import { lineLost } from '@/wire/line';
import { operation } from '@/wire/operation';
import { PagedList } from './PagedList';
import { usePages } from './pages';

vi.mock('@/wire/call', () => ({ call: vi.fn() }));

interface Page {
  pageNo: number;
  hasMore: boolean;
  list: { no: string }[];
}

const listRows = operation<
  { kind: string; pageNo?: number; pageSize?: number; after?: string },
  Page
>({ id: 'listRows', path: '/rows' });

const asked = vi.mocked(call);
let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  asked.mockReset();
  // Three pages of one row.
  asked.mockImplementation((async (_: unknown, { pageNo }: { pageNo: number }) => ({
    pageNo,
    hasMore: pageNo < 3,
    list: [{ no: `第${pageNo}行` }],
  })) as never);
});

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function inputs() {
  return asked.mock.calls.map(([, input]) => input);
}

function List() {
  const pages = usePages(listRows, { kind: 'a' });
  return (
    <>
      <button type="button" onClick={pages.next}>
        更多
      </button>
      <PagedList pages={pages} failed="名单没有加载出来">
        {(all) => all.flatMap(({ list }) => list).map(({ no }) => <p key={no}>{no}</p>)}
      </PagedList>
    </>
  );
}

it('says of when what it shows is, while there is no line', async () => {
  render(<List />, { wrapper });
  expect(await screen.findByText('第1行')).toBeVisible();
  expect(screen.queryByText(/以下更新于/)).toBeNull();
  act(() => lineLost.set(true));
  expect(screen.getByText(/没有更新成功，以下更新于/)).toBeVisible();
  act(() => lineLost.set(false));
  expect(screen.queryByText(/以下更新于/)).toBeNull();
});

it('asks for each page after the last row of the one before', async () => {
  const options = { size: 20, after: ({ list }: Page) => list.at(-1)?.no };
  const { result } = renderHook(() => usePages(listRows, { kind: 'a' }, options), { wrapper });
  await waitFor(() => expect(result.current.more).toBe(true));
  act(() => result.current.next());
  await waitFor(() => expect(result.current.data).toHaveLength(2));
  expect(inputs()).toEqual([
    { kind: 'a', pageSize: 20, pageNo: 1 },
    { kind: 'a', pageSize: 20, pageNo: 2, after: '第1行' },
  ]);
});

it('is renewed from its beginning, however far it has been read', async () => {
  const { result } = renderHook(() => usePages(listRows, { kind: 'a' }), { wrapper });
  for (const count of [1, 2, 3]) {
    await waitFor(() => expect(result.current.data).toHaveLength(count));
    if (result.current.more) act(() => result.current.next());
  }
  asked.mockClear();
  await act(() => result.current.refetch());
  expect(inputs()).toEqual([{ kind: 'a', pageSize: undefined, pageNo: 1 }]);
  await waitFor(() => expect(result.current.data).toHaveLength(1));
});

it('keeps the list before until another one has come, where that is wanted', async () => {
  let come = () => {};
  const options = { keepsOld: true };
  const { result, rerender } = renderHook(
    ({ kind }: { kind: string }) => usePages(listRows, { kind }, options),
    { wrapper, initialProps: { kind: 'a' } },
  );
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  expect(result.current.passing).toBe(false);
  const next = new Promise<void>((resolve) => (come = resolve));
  asked.mockImplementation((async () => {
    await next;
    return { pageNo: 1, hasMore: false, list: [{ no: '另一张' }] };
  }) as never);
  rerender({ kind: 'b' });
  expect(result.current.passing).toBe(true);
  expect(result.current.data?.[0]?.list).toEqual([{ no: '第1行' }]);
  come();
  await waitFor(() => expect(result.current.passing).toBe(false));
  expect(result.current.data?.[0]?.list).toEqual([{ no: '另一张' }]);
});

it('asks nothing while it may not', async () => {
  const { result } = renderHook(() => usePages(listRows, { kind: 'a' }, { enabled: false }), {
    wrapper,
  });
  expect(result.current.data).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
});

it('stands when the next page does not come, and says so at its foot', async () => {
  render(<List />, { wrapper });
  await screen.findByText('第1行');
  asked.mockRejectedValue(new NetworkFailure('unreachable'));
  act(() => screen.getByText('更多').click());
  expect(await screen.findByRole('button', { name: '没有加载出来，重试' })).toBeVisible();
  expect(screen.getByText('第1行')).toBeVisible();
  expect(screen.queryByText(/没有更新成功/)).toBeNull();
});
