import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NetworkFailure } from '@/wire/failure';
import { dividendMethods } from '@/wire/gen/holdings';
import { changeDividendMethod, placedUnder } from '@/wire/gen/orders';
import { openAct, settleAct } from '@/wire/openAct';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const WAY = '/way?fundCode=031028';
const lost = answer(changeDividendMethod, new NetworkFailure('offline'));

afterEach(() => settleAct(openAct.get()?.key ?? ''));

async function changeIt(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  await user.click(await screen.findByRole('button', { name: '修改' }));
  await user.click(await screen.findByRole('radio', { name: /红利再投资/ }));
  await user.click(await screen.findByRole('button', { name: '确认修改' }));
}

it('says that a change whose answer was lost may be tried again, and keeps it open', async () => {
  const { user, calls } = await renderScreen(WAY, { answers: [lost] });
  await changeIt(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('不会重复提交');
  await user.click(screen.getByRole('button', { name: '确认修改' }));
  await waitFor(() => expect(calls(changeDividendMethod)).toHaveLength(2));
  expect(openAct.get()).toMatchObject({ at: WAY, of: 'method 031028 0000000001001' });
  expect(calls(placedUnder)).toEqual([]);
});

it('asks what became of it before another method is chosen, and shows it', async () => {
  const methods = sample(dividendMethods);
  const [card] = methods.cards;
  if (!card) throw new Error('a card is held');
  let taken = false;
  const pending = {
    orderNo: '99',
    method: '0',
    methodName: '红利再投资',
    confirmDate: '2026-03-05',
  } as const;
  const { user, calls } = await renderScreen(WAY, {
    answers: [
      lost,
      answer(placedUnder, () => {
        taken = true;
        return { order: { orderNo: '99', kind: '029' as const } };
      }),
      answer(dividendMethods, () => ({
        ...methods,
        cards: [{ ...card, pending: taken ? pending : null }],
      })),
    ],
  });
  await changeIt(user);
  await screen.findByRole('alert');
  const key = openAct.get()?.key;
  await user.click(screen.getByRole('radio', { name: /现金分红/ }));
  await waitFor(() => expect(calls(placedUnder)).toEqual([{ key }]));
  expect(await screen.findByText(/已申请改为红利再投资/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
  expect(openAct.get()).toBeNull();
});
