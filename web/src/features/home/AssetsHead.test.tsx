import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { gestureLocked } from '@/trade/customer/gestureLock';
import { overview } from '@/trade/order/overview';
import { call } from '@/wire/call';
import { NetworkFailure } from '@/wire/failure';
import { userinfo } from '@/wire/gen/accounts';
import { assetOverview } from '@/wire/gen/holdings';
import { offline } from '@/wire/line';
import { queryClient } from '@/wire/query';
import { beginSession, endSession } from '@/wire/session';
import { sample } from '../../../test/sample';
import { AssetsHead } from './AssetsHead';
import ElderHome from './ElderHome';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));
const server = vi.mocked(call);
const FIGURES = { ...sample(assetOverview), totalAssets: '30012.34' };

function head() {
  server.mockImplementation(async ({ id }) =>
    id === assetOverview.id ? FIGURES : sample(userinfo),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <AssetsHead />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  endSession();
  server.mockReset();
  offline.set(false);
});

it('shows the figures of who has drawn his gesture, or has none', async () => {
  beginSession('token');
  head();
  expect(await screen.findByText(/30,012/)).toBeVisible();
});

it('neither shows nor fetches them before the gesture is drawn', async () => {
  beginSession('token');
  gestureLocked.set(true);
  head();
  expect(await screen.findByRole('button', { name: '解锁后查看' })).toBeVisible();
  expect(screen.queryByText(/30,012/)).toBeNull();
  expect(server.mock.calls.filter(([{ id }]) => id === assetOverview.id)).toEqual([]);
});

it.each([AssetsHead, ElderHome])(
  'says from when figures are that cannot be renewed',
  async (Home) => {
    beginSession('token');
    offline.set(true);
    const at_ms = Date.now() - 3 * 60 * 60_000;
    queryClient.setQueryData(overview().queryKey, FIGURES, { updatedAt: at_ms });
    server.mockImplementation(async ({ id }) => {
      if (id === userinfo.id) return sample(userinfo);
      throw new NetworkFailure('unreachable');
    });
    render(
      <QueryClientProvider client={queryClient}>
        <Home />
      </QueryClientProvider>,
    );
    expect(await screen.findByText(/30,012/)).toBeVisible();
    expect(await screen.findByText(/以下更新于/)).toBeVisible();
  },
);
