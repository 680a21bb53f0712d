import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { compareFunds } from '@/wire/gen/funds';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import { compareWords as words } from './words';

const COMPARED = sample(compareFunds, 'visitor');
const CODES = COMPARED.funds.map(({ fund }) => fund.fundCode);
const PATH = `/selfSelect?compare=${CODES.join(',')}`;
const both = { answers: [answer(compareFunds, COMPARED)] };

it('shows periods, falls, costs and facts of each fund, and marks what is best', async () => {
  await renderScreen(PATH, both);
  const [cost] = (await screen.findAllByRole('table')).filter((one) =>
    within(one).queryByRole('rowheader', { name: words.total }),
  );
  const row = within(cost as HTMLElement).getByRole('row', { name: new RegExp(words.total) });
  const cells = within(row).getAllByRole('cell');
  const totals = COMPARED.funds.map((fund) => fund.cost?.total ?? '');
  const least = Math.min(...totals.map(Number));
  cells.forEach((cell, at) => {
    const best = within(cell).queryByRole('img', { name: words.bestSpoken });
    expect(best !== null).toBe(Number(totals[at]) === least);
  });
});

it('takes a fund out while three are left, and keeps two', async () => {
  const { user, calls } = await renderScreen(PATH, both);
  const name = COMPARED.funds[2]?.fund.fundName ?? '';
  await user.click(await screen.findByRole('button', { name: words.drop(name) }));
  expect(new URLSearchParams(window.location.search).get('compare')).toBe(
    CODES.slice(0, 2).join(','),
  );
  await waitFor(() => expect(calls(compareFunds).at(-1)?.fundCodes).toEqual(CODES.slice(0, 2)));
});

it('says what can be compared where the address names one fund, or one twice', async () => {
  await renderScreen(`/selfSelect?compare=${CODES[0]},${CODES[0]}`, both);
  expect(await screen.findByText(words.wrong)).toBeVisible();
});
