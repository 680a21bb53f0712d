import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { planRules } from '@/wire/gen/plans';
import { answer, renderScreen } from '../../../../test/renderScreen';

it('shows both ladders in force with an example of each', async () => {
  await renderScreen('/smartinvestrule', { as: 'visitor' });
  expect(await screen.findByRole('heading', { name: '跟均线' })).toBeVisible();
  const [average, drawdown] = screen.getAllByRole('table');
  expect(within(average as HTMLElement).getAllByRole('row')).toHaveLength(9);
  expect(average).toHaveTextContent('低于均线5%至10%140%');
  expect(drawdown).toHaveTextContent('从最高跌30%以上200%');
  expect(screen.getByText('−6.8541%')).toBeVisible();
  expect(screen.getByText('700.00（140%）')).toBeVisible();
  expect(screen.getByText('基金的净值不满250个时，按基准金额的100%扣')).toBeVisible();
  const [way] = screen.getAllByRole('link', { name: '按真实净值算一遍' });
  expect(way).toHaveAttribute('href', expect.stringContaining('type=w4-average250'));
});

it('says that the rules did not come', async () => {
  await renderScreen('/smartinvestrule', {
    as: 'visitor',
    answers: [answer(planRules, new Refusal(90000, '系统繁忙', null))],
  });
  expect(await screen.findByText('规则没有加载出来')).toBeVisible();
});
