import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openingWords as words } from '@/features/accounts/words';
import { visit } from '@/route/history';
import { openAccount, openflow } from '@/wire/gen/accounts';
import { hold } from '../../../../test/hold';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const OPENED = { custNo: '100000000001', opened: true, openedAt: '2026-03-04T10:00:00+08:00' };

/** All that is left is to open the account; it is asked for, and not answered yet. */
async function opening() {
  const flow = { ...sample(openflow, 'newcomer'), certified: true, opened: false };
  const steps = flow.steps.map((one) => ({
    ...one,
    state: one.step === 'open' ? ('current' as const) : ('done' as const),
  }));
  const rendered = await renderScreen('/opening', {
    as: 'newcomer',
    answers: [
      answer(openflow, { ...flow, steps, next: 'open', userAccoProofInfoVo: null }),
      answer(openAccount, OPENED),
    ],
  });
  const { user, calls } = rendered;
  await user.click(await screen.findByRole('checkbox'));
  const answered = hold(openAccount);
  await user.click(screen.getByRole('button', { name: words.open }));
  await waitFor(() => expect(calls(openAccount)).toHaveLength(1));
  return answered;
}

it('goes on to the account once it is open', async () => {
  const answered = await opening();
  await answered();
  await waitFor(() => expect(location.pathname).toBe('/createsuccess'));
});

it('leaves whoever has gone on where he is when the account is open', async () => {
  const answered = await opening();
  act(() => visit('/fundlist'));
  await waitFor(() => expect(screen.queryByText(words.ready)).toBeNull());
  await answered();
  // The end of a flow takes its time to leave.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(location.pathname).toBe('/fundlist');
});
