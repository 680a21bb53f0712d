import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  messageDetail,
  messageSettings,
  messages,
  readMessages,
  setMessages,
} from '@/wire/gen/messages';
import { hold } from '../../../test/hold';
import { answer, renderScreen } from '../../../test/renderScreen';
import { sample } from '../../../test/sample';
import { kindWords, messagesWords as words } from './words';
import { settingsWords } from './words.settings';

const NONE = { total: 0, isMore: false, kinds: [] };
const READ = answer(readMessages, { readAt: '2026-03-02T10:00:00.000+08:00', unread: NONE });
const PAGE = sample(messages);
const FIRST = PAGE.list[0];

it('says what happened by day, and opens the order of a message, which is read by that', async () => {
  const [first] = PAGE.list.filter(({ leads }) => leads === 'order');
  if (!first) throw new Error('the sample has no message of an order');
  const list = [first];
  const { user, calls } = await renderScreen('/aimmessagescreen', {
    answers: [READ, answer(messages, { ...PAGE, list })],
  });
  await user.click(await screen.findByRole('button', { name: first.title }));
  expect(window.location.pathname).toBe('/dealDetails');
  expect(calls(readMessages)).toEqual([{ messageId: first.messageId }]);
});

it('reads all that is shown, by its newest message', async () => {
  const { user, calls } = await renderScreen('/aimmessagescreen', { answers: [READ] });
  await user.click(await screen.findByRole('button', { name: words.readAll }));
  expect(calls(readMessages)).toEqual([{ messageId: FIRST?.messageId, andOlder: true }]);
  expect(await screen.findByText(words.undo)).toBeVisible();
});

it('says that there is none of a kind, and leads back to all', async () => {
  const { user } = await renderScreen('/aimmessagescreen', {
    answers: [
      answer(messages, ({ kind }) => (kind ? { ...PAGE, list: [], hasMore: false } : PAGE)),
    ],
  });
  const chips = await screen.findByRole('navigation', { name: words.kinds });
  await user.click(within(chips).getByRole('button', { name: kindWords.activity }));
  expect(await screen.findByText(words.noneOfKind(kindWords.activity))).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.showAll }));
  expect(await screen.findByText(FIRST?.title ?? 'none')).toBeVisible();
});

it('asks who logged in, and takes both answers', async () => {
  const login = {
    ...sample(messageDetail),
    kind: 'security',
    leads: 'device',
    subject: '',
  } as const;
  const list = [{ ...login, title: '一台新设备登录了', isRead: false }];
  const { user, calls } = await renderScreen('/aimmessagescreen', {
    answers: [answer(messages, { ...PAGE, list }), READ],
  });
  expect(await screen.findByRole('button', { name: words.notMe })).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.isMe }));
  expect(calls(readMessages)).toEqual([{ messageId: login.messageId }]);
});

it('takes the answers to two messages at once, each of them once', async () => {
  const login = { ...sample(messageDetail), kind: 'security', leads: 'device' } as const;
  const list = ['1', '2'].map((messageId) => ({ ...login, messageId, isRead: false }));
  const { user, calls } = await renderScreen('/aimmessagescreen', {
    answers: [answer(messages, { ...PAGE, list }), READ],
  });
  const answered = hold(readMessages);
  const [first, second] = await screen.findAllByRole('button', { name: words.isMe });
  if (!first || !second) throw new Error('there are two');
  await user.click(first);
  await user.click(second);
  await user.click(second);
  expect(calls(readMessages)).toEqual([{ messageId: '1' }, { messageId: '2' }]);
  await answered();
  await user.click(second);
  expect(calls(readMessages)).toHaveLength(3);
});

it('shows one message, and says when there is no such', async () => {
  const one = sample(messageDetail);
  await renderScreen(`/aimmessagescreen?id=${one.messageId}`, { answers: [READ] });
  expect(await screen.findByRole('heading', { name: one.title })).toBeVisible();
  expect(screen.getByRole('button', { name: words.toOrder })).toBeVisible();
});

it('keeps what is always told, and saves the rest', async () => {
  const { user, calls } = await renderScreen('/aimmessagescreen', { answers: [READ] });
  await user.click(await screen.findByRole('button', { name: words.settings }));
  const trade = await screen.findByRole('checkbox', {
    name: settingsWords.by('交易和到账', '短信'),
  });
  expect(trade).toBeChecked();
  expect(trade).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: settingsWords.by('分红', '短信') }));
  await user.click(screen.getByRole('button', { name: settingsWords.save }));
  const before = sample(messageSettings).kinds.find(({ kind }) => kind === 'dividend');
  const wanted = [...(before?.wanted ?? []), 'sms'];
  expect(calls(setMessages)).toEqual([{ kinds: [{ kind: 'dividend', wanted }] }]);
});
