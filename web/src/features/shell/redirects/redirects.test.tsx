import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { redirectTarget, switches } from '@/wire/gen/content';
import { activityDetail } from '@/wire/gen/rewards';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

it('leads from a name to the page that it stands for', async () => {
  const { calls } = await renderScreen('/redirect2App/ranking', {
    as: 'visitor',
    answers: [answer(redirectTarget, { path: '/fundlist' })],
  });
  await waitFor(() => expect(location.pathname).toBe('/fundlist'));
  expect(calls(redirectTarget)).toEqual([{ key: 'ranking' }]);
});

it('leads a plain browser to the app where the server says so', async () => {
  await renderScreen('/redirect2App/assets', {
    as: 'visitor',
    answers: [
      answer(redirectTarget, { path: '/asset' }),
      answer(switches, { ...sample(switches), plainBrowserToDownload: true }),
    ],
  });
  await waitFor(() => expect(location.pathname).toBe('/download'));
});

it('says that there is no such page, and leads home', async () => {
  const { user } = await renderScreen('/redirect2App/nowhere', {
    as: 'visitor',
    answers: [answer(redirectTarget, new Refusal(90404, '没有找到这条记录'))],
  });
  expect(await screen.findByText('没有这个页面')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '回首页' }));
  await waitFor(() => expect(location.pathname).toBe('/fundhome'));
});

it('leads to an activity by its number', async () => {
  await renderScreen('/redirect2Leda/learn-2026', {
    as: 'visitor',
    answers: [answer(activityDetail, sample(activityDetail))],
  });
  await waitFor(() => expect(location.pathname).toBe('/shareActivity'));
  expect(location.search).toBe('?activityId=learn-2026');
});

it('knows no activity of another number', async () => {
  await renderScreen('/redirect2Leda/none', {
    as: 'visitor',
    answers: [answer(activityDetail, new Refusal(90404, '没有找到这条记录'))],
  });
  expect(await screen.findByText('没有这个页面')).toBeVisible();
  expect(location.pathname).toBe('/redirect2Leda/none');
});
