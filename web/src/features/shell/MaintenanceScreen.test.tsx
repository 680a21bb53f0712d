import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { queryClient } from '@/wire/query';
import { rememberRoute } from '@/wire/session';
import MaintenanceScreen from './MaintenanceScreen';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));
const server = vi.mocked(call);

function switched(maintenance: boolean) {
  server.mockResolvedValue({ maintenance, plainBrowserToDownload: false });
}

beforeEach(() => {
  queryClient.clear();
  history.replaceState(null, '', '/maintenance');
});

function page() {
  render(
    <QueryClientProvider client={queryClient}>
      <MaintenanceScreen />
    </QueryClientProvider>,
  );
}

it('asks again when told to, and goes on where the customer wanted to go once it is over', async () => {
  switched(true);
  rememberRoute('/funddetail?fundCode=016823');
  page();
  const again = await screen.findByRole('button', { name: '再试一次' });
  switched(false);
  await userEvent.setup().click(again);
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/funddetail?fundCode=016823'),
  );
});

it('stands still where there was none', async () => {
  switched(false);
  page();
  expect(await screen.findByRole('button', { name: '返回上一页' })).toBeVisible();
  await waitFor(() => expect(server).toHaveBeenCalled());
  expect(location.pathname).toBe('/maintenance');
});
