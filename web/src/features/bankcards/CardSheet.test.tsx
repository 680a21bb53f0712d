import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bankcardList, endAgreement } from '@/wire/gen/bankcards';
import * as ProtocolState from '@/wire/gen/codes/protocol-state';
import { answer, renderScreen } from '../../../test/renderScreen';
import { sample } from '../../../test/sample';

const CARD = sample(bankcardList).list.find(
  ({ protocolState }) => protocolState === ProtocolState.Valid,
);

async function askToEnd() {
  const rendered = await renderScreen('/bankCard', {
    answers: [answer(endAgreement, {} as never)],
  });
  const { user } = rendered;
  await user.click(await screen.findByText(new RegExp(`${CARD?.tail}`)));
  await user.click(await screen.findByRole('button', { name: '解除快捷支付' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/不能再付款/)).toBeVisible();
  return { ...rendered, question };
}

it('ends the agreement of a card only by the lower button, and says what it means', async () => {
  const { user, calls, question } = await askToEnd();
  await user.click(question.getByRole('button', { name: '解除快捷支付' }));
  expect(await screen.findByRole('heading', { name: '已解除快捷支付' })).toBeVisible();
  expect(calls(endAgreement)).toEqual([{ cardId: CARD?.cardId }]);
});

it('keeps the agreement and the card’s sheet by the upper button', async () => {
  const { user, calls, question } = await askToEnd();
  await user.click(question.getByRole('button', { name: '先不解除' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: '解除快捷支付' })).toBeVisible();
  expect(calls(endAgreement)).toEqual([]);
});
