import { fireEvent, screen } from '@testing-library/react';
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
