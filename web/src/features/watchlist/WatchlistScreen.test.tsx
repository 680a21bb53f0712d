import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NetworkFailure, NOT_CONNECTED } from '@/wire/failure';
import { listWatched, unwatch, watchAgain } from '@/wire/gen/watchlist';
import { answer, renderScreen } from '../../../test/renderScreen';
import { sample } from '../../../test/sample';
import { watchWords as words } from './words';

const LIST = sample(listWatched);
const [first] = LIST.list;
if (!first) throw new Error('the sample watches a fund');
const name = first.fund.fundName;

it('says that a fund was not put back when the line was lost', async () => {
  const { user } = await renderScreen('/myselectfund', {
    answers: [answer(unwatch, {} as never), answer(watchAgain, new NetworkFailure('unreachable'))],
  });
  const row = await screen.findByRole('link', { name: new RegExp(name) });
  fireEvent.touchStart(row, { touches: [{ clientX: 300, clientY: 10 }] });
  fireEvent.touchMove(row, { touches: [{ clientX: 200, clientY: 10 }] });
  fireEvent.touchEnd(row);
  await user.click(await screen.findByRole('button', { name: words.remove }));
  await user.click(await screen.findByRole('button', { name: words.undo }));
  expect(await screen.findByText(NOT_CONNECTED)).toBeVisible();
});

it('keeps the list under its own period when another does not come', async () => {
  const { user, calls } = await renderScreen('/myselectfund', {
    answers: [
      answer(listWatched, ({ period }) =>
        period === '3m' ? new NetworkFailure('unreachable') : LIST,
      ),
    ],
  });
  await user.click(await screen.findByRole('radio', { name: '近3月' }));
  // It is asked for again twice.
  await waitFor(() => expect(calls(listWatched)).toHaveLength(4), { timeout: 8000 });
  expect(await screen.findByText(/以下更新于/)).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(screen.getByRole('button', { name: /^近1年/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '近1年' }));
  expect(screen.getByRole('radio', { name: '近1年' })).toBeChecked();
});
