import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { queryClient } from '@/wire/query';
import { useBusinessDay } from './businessDay';

vi.mock('@/wire/call', () => ({ call: vi.fn() }));

it('goes by the business day of the server, not by the day of the phone', async () => {
  vi.mocked(call).mockResolvedValue({ time: '2026-03-05T00:10:00+08:00' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useBusinessDay, { wrapper });
  await waitFor(() => expect(result.current).toBe('2026-03-05'));
});
