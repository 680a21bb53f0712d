import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { setLocked } from '@/trade/customer/gestureLock';
import { Refusal } from '@/wire/failure';
import { heldDetail, shareLots } from '@/wire/gen/holdings';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const PATH = '/funddetail?fundCode=031028';

beforeEach(() => setLocked(false));

it('shows what the customer holds of the fund, and from when it is free', async () => {
  const held = sample(shareLots);
  const [lot] = held.lots.filter(({ freeFrom }) => freeFrom);
  if (!lot) throw new Error('the sample has a lot that is not free yet');
  const all = { ...held, lots: [{ ...lot, shares: held.shares }] };
  await renderScreen(PATH, { answers: [answer(shareLots, all)] });
  expect(await screen.findByRole('heading', { name: '我持有的' })).toBeVisible();
  expect(await screen.findByText(/起赎回免费/)).toHaveTextContent('全部份额，');
  expect(screen.getByRole('button', { name: '转换' })).toBeVisible();
});

it('shows no card to whoever never held it', async () => {
  await renderScreen(PATH, {
    answers: [answer(heldDetail, new Refusal(90004, '没有找到'))],
  });
  expect(await screen.findByText('法律文件')).toBeVisible();
  expect(screen.queryByText('我持有的')).toBeNull();
});

it('asks nothing of the holdings of a visitor', async () => {
  const { calls } = await renderScreen(PATH, { as: 'visitor' });
  expect(await screen.findByText('法律文件')).toBeVisible();
  expect(calls(heldDetail)).toEqual([]);
});

it('neither shows nor asks what is held as long as the gesture is not drawn', async () => {
  setLocked(true);
  const { calls } = await renderScreen(PATH);
  expect(await screen.findByText('法律文件')).toBeVisible();
  expect(screen.queryByText('我持有的')).toBeNull();
  expect([...calls(heldDetail), ...calls(shareLots)]).toEqual([]);
  act(() => setLocked(false));
  expect(await screen.findByRole('heading', { name: '我持有的' })).toBeVisible();
});

it('covers what stands there when the gesture lock closes', async () => {
  await renderScreen(PATH);
  expect(await screen.findByRole('heading', { name: '我持有的' })).toBeVisible();
  act(() => setLocked(true));
  expect(screen.queryByText('我持有的')).toBeNull();
});
