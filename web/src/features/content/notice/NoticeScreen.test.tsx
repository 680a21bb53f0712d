import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { bulletinFiles, showBulletin, showModule } from '@/wire/gen/content';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const MISSING = new Refusal(90404, '没有找到这条公告，可能已经撤下', null);

it('shows what a notice says, and its files', async () => {
  const { user } = await renderScreen('/noticedetail?id=fee-2026', { as: 'visitor' });
  const { title } = sample(showBulletin);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  const [file] = sample(bulletinFiles).list;
  expect(screen.queryByText('这条公告已经过期')).toBeNull();
  await user.click(await screen.findByRole('link', { name: new RegExp(file?.title ?? '') }));
  expect(await screen.findByRole('heading', { name: '查看文件' })).toBeVisible();
});

it('says of one that has ended that it holds no more', async () => {
  const expired = answer(showBulletin, sample(showBulletin, 'expired'));
  await renderScreen('/noticedetail?id=spring-2026', { as: 'visitor', answers: [expired] });
  expect(await screen.findByText('这条公告已经过期')).toBeVisible();
  expect(screen.getByText(/有效至2026-02-24/)).toBeVisible();
});

it('leads from a notice that is gone to those that there are', async () => {
  const { user } = await renderScreen('/noticedetail?id=none', {
    as: 'visitor',
    answers: [answer(showBulletin, MISSING)],
  });
  expect(await screen.findByText(MISSING.message)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '看全部公告' }));
  expect(await screen.findByRole('heading', { name: '公告' })).toBeVisible();
});

it('shows no file that lies elsewhere', async () => {
  const files = sample(bulletinFiles);
  const list = files.list.map((file) => ({ ...file, path: 'https://example.com/a.pdf' }));
  await renderScreen('/noticedetail?id=fee-2026', {
    as: 'visitor',
    answers: [answer(bulletinFiles, { list })],
  });
  expect(await screen.findByRole('heading', { name: '附件' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
});

it('lists notices, pinned ones first, and those of a kind alone', async () => {
  const all = sample(showModule);
  const { user, calls } = await renderScreen('/notice', {
    as: 'visitor',
    answers: [
      answer(showModule, ({ kind }) =>
        kind === 'service' ? { ...all, list: [], total: 0, hasMore: false } : all,
      ),
    ],
  });
  expect(await screen.findByRole('heading', { name: '置顶' })).toBeVisible();
  const [first] = within(screen.getByRole('main')).getAllByRole('link');
  expect(first).toHaveTextContent(all.list[0]?.title ?? 'none');
  await user.click(screen.getByRole('button', { name: '服务' }));
  expect(await screen.findByText('现在没有这一类公告')).toBeVisible();
  expect(calls(showModule).at(-1)).toMatchObject({ moduleCode: 'notice', kind: 'service' });
  await user.click(screen.getByRole('button', { name: '看全部' }));
  expect(await screen.findByRole('heading', { name: '置顶' })).toBeVisible();
});

it('says that the list did not come, and asks again', async () => {
  let asked = 0;
  const failing = answer(showModule, () => {
    asked += 1;
    return asked === 1 ? new Refusal(90000, '系统繁忙', null) : sample(showModule);
  });
  const { user } = await renderScreen('/notice', { as: 'visitor', answers: [failing] });
  expect(await screen.findByText('公告没有加载出来')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '置顶' })).toBeVisible();
});
