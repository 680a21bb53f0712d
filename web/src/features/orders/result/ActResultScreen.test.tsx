import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../test/renderScreen';

it('says what became of an act by its name', async () => {
  await renderScreen('/result?act=cardEnded');
  expect(await screen.findByRole('heading', { name: '已解除快捷支付' })).toBeVisible();
});

it.each(['已中奖', 'constructor', ''])('has no words for %s, and leads on', async (act) => {
  const { user } = await renderScreen(`/result?act=${act}`);
  expect(await screen.findByText('没有这个结果')).toBeVisible();
  if (act) expect(document.body).not.toHaveTextContent(act);
  await user.click(screen.getByRole('button', { name: '看交易记录' }));
  expect(location.pathname).toBe('/deal');
});
