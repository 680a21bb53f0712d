import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawGesture, saveGesture } from '@/trade/customer/gesture';
import { gestureLocked } from '@/trade/customer/gestureLock';
import { endSession, token } from '@/wire/session';
import { renderScreen } from '../../../../test/renderScreen';

afterEach(() => endSession());

async function locked() {
  token.set('a session');
  await saveGesture([0, 1, 2, 5]);
  gestureLocked.set(true);
}

it('asks before it leaves the account, and stays when the customer would rather try again', async () => {
  await locked();
  const { user } = await renderScreen('/gesture');
  await user.click(await screen.findByRole('button', { name: '忘记手势' }));
  await user.click(await screen.findByRole('button', { name: '再试试' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(token.get()).not.toBeNull();
  expect(screen.getByRole('button', { name: '忘记手势' })).toBeVisible();
});

it('leads to the login when no try is left', async () => {
  await locked();
  for (let tries = 0; tries < 5; tries += 1) await drawGesture([0, 3, 6, 7]);
  const { user } = await renderScreen('/gesture');
  expect(await screen.findByRole('alertdialog', { name: '试错次数已用完' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '再试试' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '重新登录' }));
  await waitFor(() => expect(location.pathname).toBe('/loginNote'));
  expect(token.get()).toBeNull();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
