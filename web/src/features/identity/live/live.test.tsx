import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { liveCode, liveTarget } from '@/wire/gen/identity';
import { answer, renderScreen } from '../../../../test/renderScreen';

const PAGE = 'https://live.example.com/room/7?from=menu';
const PATH = `/live/login?liveUrl=${encodeURIComponent(PAGE)}`;
const TARGET = answer(liveTarget, { name: '直播间', origin: 'https://live.example.com' });

it('says what the page will know, and asks for a code once that is agreed to', async () => {
  const { user, calls } = await renderScreen(PATH, {
    as: 'holder',
    answers: [TARGET, answer(liveCode, { to: '#' })],
  });
  expect(await screen.findByText(/直播间会知道你的手机号的头三位和末四位/)).toBeVisible();
  expect(calls(liveCode)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '同意并进入' }));
  await waitFor(() => expect(calls(liveCode)).toEqual([{ url: PAGE }]));
});

it('lets a visitor log in first, and comes back', async () => {
  const { user, calls } = await renderScreen(PATH, { as: 'visitor', answers: [TARGET] });
  expect(await screen.findByText('登录后回到 https://live.example.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '用手机号登录' }));
  await waitFor(() => expect(window.location.pathname).toBe('/loginNote'));
  expect(calls(liveCode)).toEqual([]);
});

it('goes nowhere by a link to a page that nobody knows', async () => {
  await renderScreen(PATH, {
    as: 'holder',
    answers: [answer(liveTarget, new Refusal(11030, '这个链接不是合作页面，不能从这里登录'))],
  });
  // Once: a toast beside it would say the same.
  expect(await screen.findAllByText('这个链接不是合作页面，不能从这里登录')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '同意并进入' })).toBeNull();
  expect(screen.getByRole('button', { name: '回首页' })).toBeVisible();
});
