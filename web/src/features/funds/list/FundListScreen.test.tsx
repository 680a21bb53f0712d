import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkFailure } from '@/wire/failure';
import { listFunds } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const RANKED = { ...sample(listFunds), hasMore: false };
const [FUND] = RANKED.list;

function named(fundName: string) {
  if (!FUND) throw new Error('the sample has funds');
  return { ...RANKED, list: [{ ...FUND, fundName }] };
}

it('asks anew for each type, and says when a ranking did not come', async () => {
  let fails = false;
  const { user, calls } = await renderScreen('/fundlist', {
    as: 'visitor',
    answers: [
      answer(listFunds, ({ fundType }) => {
        if (fails) return new NetworkFailure('unreachable');
        return named(fundType === '1105' ? '债券甲' : '全部甲');
      }),
    ],
  });
  expect(await screen.findByText('全部甲')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: '债券' }));
  expect(await screen.findByText('债券甲')).toBeVisible();
  expect(screen.queryByText('全部甲')).toBeNull();
  fails = true;
  await user.click(screen.getByRole('tab', { name: '股票' }));
  expect(await screen.findByRole('button', { name: '重试' }, { timeout: 15_000 })).toBeVisible();
  expect(
    calls(listFunds).map(({ fundType, pageNo, pageSize }) => [fundType, pageNo, pageSize]),
  ).toContainEqual(['1105', 1, 20]);
});

it('names the condition that leaves nothing, and drops it', async () => {
  const { user } = await renderScreen('/fundlist?type=1105', {
    as: 'visitor',
    answers: [
      answer(listFunds, ({ fundType }) =>
        fundType === '1105'
          ? {
              ...RANKED,
              list: [],
              total: 0,
              relaxations: [{ field: 'fundType', name: '债券', total: 3 }],
            }
          : named('全部甲'),
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '去掉这一条' }));
  await waitFor(() => expect(location.search).not.toContain('1105'));
  expect(await screen.findByText('全部甲')).toBeVisible();
});
