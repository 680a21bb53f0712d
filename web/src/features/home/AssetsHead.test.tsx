import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { gestureLocked } from '@/trade/customer/gestureLock';
import { call } from '@/wire/call';
import { userinfo } from '@/wire/gen/accounts';
import { assetOverview } from '@/wire/gen/holdings';
import { queryClient } from '@/wire/query';
import { beginSession, endSession } from '@/wire/session';
import { sample } from '../../../test/sample';
import { AssetsHead } from './AssetsHead';

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
