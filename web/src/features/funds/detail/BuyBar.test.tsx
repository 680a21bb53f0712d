import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showFund } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

it('leads from shares for pensions to the purchase out of the pension account', async () => {
  const found = sample(showFund);
  const { fundCode } = found.head;
  const head = { ...found.head, fundName: '砚北稳健养老目标混合(FOF)Y', buyable: true };
  const { user } = await renderScreen(`/funddetail?fundCode=${fundCode}`, {
    answers: [answer(showFund, { ...found, head })],
  });
  await user.click(await screen.findByRole('button', { name: '买入' }));
  await waitFor(() => expect(window.location.pathname).toBe('/pension/buy'));
  expect(window.location.search).toBe(`?fundCode=${fundCode}`);
});
