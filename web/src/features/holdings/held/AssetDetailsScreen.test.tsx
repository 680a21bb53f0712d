import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { heldDetail } from '@/wire/gen/holdings';
import { answer, renderScreen } from '../../../../test/renderScreen';

it('says kindly that a fund is not held, and leads to it', async () => {
  const { user } = await renderScreen('/assetDetails?fundCode=016823', {
    answers: [answer(heldDetail, new Refusal(90404, '没有找到这条记录'))],
  });
  expect(await screen.findByText('你没有持有这只基金')).toBeVisible();
  expect(screen.queryByText('没有找到这条记录')).toBeNull();
  expect(screen.getByRole('button', { name: '我的持仓' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '看这只基金' }));
  expect(window.location.pathname + window.location.search).toBe('/funddetail?fundCode=016823');
});
