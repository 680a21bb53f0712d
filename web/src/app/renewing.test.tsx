import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '@/route/history';
import { to } from '@/route/links';
import { userQuery } from '@/trade/customer/user';
import { queryClient } from '@/wire/query';
import { renderScreen } from '../../test/renderScreen';
import { asking } from './asking';

it('nobody is turned away by a record of another day while a newer one is on its way', async () => {
  await renderScreen('/fundhome');
  await waitFor(() => expect(queryClient.getQueryData(userQuery.queryKey)?.opened).toBe(true));
  act(() => {
    const old = { updatedAt: Date.now() - 24 * 60 * 60_000 };
    queryClient.setQueryData(userQuery.queryKey, (now) => now && { ...now, opened: false }, old);
  });
  const asked: unknown[] = [];
  const stop = asking.follow(() => asked.push(asking.get()));
  await act(async () => visit(to('/publicbuy', { fundCode: '016823' })));
  expect(await screen.findByText('买入金额')).toBeVisible();
  expect(asked).toEqual([]);
  stop();
});
