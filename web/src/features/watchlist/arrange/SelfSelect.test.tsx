import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { arrangeWatched, listWatched } from '@/wire/gen/watchlist';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import { arrangeWords as words } from './words';

const LIST = sample(listWatched);
const [FIRST, SECOND, THIRD] = LIST.list.map(({ fund }) => fund);
if (!FIRST || !SECOND || !THIRD) throw new Error('the sample has fewer than three funds');
const [first, second, third] = [FIRST, SECOND, THIRD];
const SAVED = answer(arrangeWatched, { version: LIST.version + 1, count: LIST.list.length });

const handle = (name: string) => screen.findByRole('button', { name: words.drag(name) });
const names = () =>
  screen.getAllByRole('button', { name: /^移动/ }).map((one) => one.getAttribute('aria-label'));
const save = () => screen.getByRole('button', { name: words.save });

it('saves an order as one, and nothing while nothing has changed', async () => {
  const { user, calls } = await renderScreen('/selfSelect', { answers: [SAVED] });
  await handle(first.fundName);
  expect(save()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: words.open(third.fundName) }));
  await user.click(screen.getByRole('button', { name: words.first(third.fundName) }));
  expect(names()[0]).toBe(words.open(third.fundName));
  await user.click(save());
  const [sent] = calls(arrangeWatched);
  expect(sent?.version).toBe(LIST.version);
  expect(sent?.groups).toEqual(LIST.groups);
  expect(sent?.funds.map(({ fundCode }) => fundCode)[0]).toBe(third.fundCode);
  expect(await screen.findByText(words.saved)).toBeVisible();
});

it('moves by keys: space lifts, arrows move, each place is spoken, Escape puts back', async () => {
  const { user } = await renderScreen('/selfSelect');
  const grip = await handle(first.fundName);
  grip.focus();
  await user.keyboard(' {ArrowDown}');
  expect(screen.getByText(words.place(first.fundName, 2, LIST.list.length))).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(names()[0]).toBe(words.open(first.fundName));
  await user.keyboard(' {ArrowDown} ');
  expect(names().slice(0, 2)).toEqual([words.open(second.fundName), words.open(first.fundName)]);
});

it('moves by a finger on the handle, past as many rows as it is drawn over', async () => {
  await renderScreen('/selfSelect');
  const grip = await handle(first.fundName);
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1, clientY: 200 });
  fireEvent.pointerMove(grip, { pointerId: 1, clientY: 200 + 2 * 64 });
  fireEvent.pointerUp(grip, { pointerId: 1 });
  await waitFor(() => expect(names()[2]).toBe(words.open(first.fundName)));
});

it('moves several into a group, takes several off, and takes each back', async () => {
  const { user, calls } = await renderScreen('/selfSelect', { answers: [SAVED] });
  await user.click(await screen.findByRole('checkbox', { name: words.choose(first.fundName) }));
  await user.click(screen.getByRole('checkbox', { name: words.choose(second.fundName) }));
  await user.click(screen.getByRole('button', { name: words.group }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: /^观察/ }));
  expect(screen.getByText(words.toGroup(2, '观察'))).toBeVisible();
  expect(screen.getByRole('button', { name: '观察 2' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: words.choose(third.fundName) }));
  await user.click(screen.getByRole('button', { name: words.remove }));
  expect(names()).not.toContain(words.open(third.fundName));
  await user.click(screen.getByRole('button', { name: words.undo }));
  expect(names()).toContain(words.open(third.fundName));
  await user.click(save());
  const [sent] = calls(arrangeWatched);
  expect(sent?.removed).toEqual([]);
  const grouped = sent?.funds.filter(({ group }) => group === '观察');
  expect(grouped?.map(({ fundCode }) => fundCode)).toEqual([first.fundCode, second.fundCode]);
});

it('offers the other phone’s order or the own one where both were saved', async () => {
  const elsewhere = new Refusal(22003, '自选刚在别处整理过', { version: 7 });
  const { user, calls } = await renderScreen('/selfSelect', {
    answers: [
      answer(arrangeWatched, ({ version }) =>
        version === 7 ? { version: 8, count: LIST.list.length } : elsewhere,
      ),
    ],
  });
  await user.click(await screen.findByRole('button', { name: words.open(second.fundName) }));
  await user.click(screen.getByRole('button', { name: words.up(second.fundName) }));
  await user.click(save());
  expect(await screen.findByText(words.elsewhere)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.useMine }));
  expect(await screen.findByText(words.saved)).toBeVisible();
  expect(calls(arrangeWatched).map(({ version }) => version)).toEqual([LIST.version, 7]);
});

it('asks whoever leaves an order that is not saved', async () => {
  const { user } = await renderScreen('/selfSelect');
  await user.click(await screen.findByRole('button', { name: words.open(second.fundName) }));
  await user.click(screen.getByRole('button', { name: words.up(second.fundName) }));
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(await screen.findByText(words.leaving.title)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.leaving.confirm }));
  expect(names()[0]).toBe(words.open(second.fundName));
});

it('gives a group a name that no other has, and deletes one without its funds', async () => {
  const { user } = await renderScreen('/selfSelect');
  await user.click(await screen.findByRole('button', { name: words.manage }));
  const sheet = within(await screen.findByRole('dialog'));
  const name = sheet.getByRole('textbox', { name: words.add });
  await user.type(name, '稳健');
  expect(await sheet.findByText(words.taken)).toBeVisible();
  await user.clear(name);
  await user.type(name, '红利');
  await user.click(sheet.getByRole('button', { name: words.addName }));
  await user.click(sheet.getByRole('button', { name: words.deleteOf('长期持有') }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '红利 0' })).toBeVisible());
  expect(names()).toHaveLength(LIST.list.length);
});
