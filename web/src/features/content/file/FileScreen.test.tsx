import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/toast';
import type { Pdf } from '@/patterns/viewer/openPdf';
import { openPdf } from '@/patterns/viewer/openPdf';
import { saveFile } from '@/trade/file/saveFile';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { changeEmail, userInfo, userinfo } from '@/wire/gen/accounts';
import { describeFile, mailFile } from '@/wire/gen/content';
import { wantedRoute } from '@/wire/session';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

vi.mock('@/patterns/viewer/openPdf', () => ({ openPdf: vi.fn() }));
vi.mock('@/trade/file/saveFile', () => ({ saveFile: vi.fn() }));

const FILE = sample(describeFile);
const URL_OF = `/argumentimg?url=${encodeURIComponent(FILE.path)}`;
const MISSING = new Refusal(90404, '没有找到这个文件，可能已经撤下', null);

const paper: Pdf = {
  count: 3,
  span: [0.1, 0.9],
  close: () => {},
  page: async (no) => ({
    width: 210,
    height: 297,
    text: async () => `第${no}页的内容`,
    draw: () => ({ drawn: Promise.resolve(), stop: () => {} }),
  }),
};

beforeEach(() => {
  vi.mocked(openPdf).mockReset().mockResolvedValue(paper);
  vi.mocked(saveFile).mockReset();
  toasts.set(null);
});
afterEach(() => vi.unstubAllGlobals());

it('opens a file of ours page by page', async () => {
  const { user, calls } = await renderScreen(URL_OF, { as: 'visitor' });
  expect(await screen.findByText('第1页的内容')).toBeInTheDocument();
  expect(calls(describeFile)).toEqual([{ fileId: FILE.fileId }]);
  expect(screen.getByText(FILE.title)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '下一页' }));
  expect(await screen.findByRole('status', { name: '第2页，共3页' })).toBeVisible();
  expect(vi.mocked(openPdf).mock.calls[0]?.[0]).toBe(FILE.path);
});

it('shows a picture', async () => {
  const picture = { ...FILE, fileId: 'a.png', mediaType: 'image/png' };
  await renderScreen('/argumentimg?url=a.png', {
    as: 'visitor',
    answers: [answer(describeFile, picture)],
  });
  expect(await screen.findByRole('img', { name: FILE.title })).toHaveAttribute('src', FILE.path);
  expect(screen.getByRole('button', { name: '放大' })).toBeVisible();
});

it('opens no other address, and asks the server nothing about it', async () => {
  for (const url of ['https://elsewhere.cn/a.pdf', '//elsewhere.cn/a.pdf', '/icon.svg', '']) {
    const { calls } = await renderScreen(`/argumentimg?url=${encodeURIComponent(url)}`);
    expect(await screen.findByText(/只能查看本平台的文件/), url).toBeVisible();
    expect(calls(describeFile)).toEqual([]);
    cleanup();
  }
  expect(openPdf).not.toHaveBeenCalled();
});

it('says that there is no such file, with a way back', async () => {
  await renderScreen('/argumentimg?url=gone.pdf', { answers: [answer(describeFile, MISSING)] });
  expect(await screen.findByText('没有这个文件')).toBeVisible();
  expect(screen.getByText(MISSING.message)).toBeVisible();
  expect(screen.getAllByRole('button', { name: '返回' })).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: '下载' })).toBeNull();
});

it('asks again after a lost line', async () => {
  let lost = true;
  const failing = answer(describeFile, () => (lost ? new NetworkFailure() : FILE));
  const { user } = await renderScreen(URL_OF, { answers: [failing] });
  expect(await screen.findByText('文件没有加载出来')).toBeVisible();
  lost = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('第1页的内容')).toBeInTheDocument();
});

it('keeps the file on the device under its own name', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('%PDF-1.4')));
  const { user } = await renderScreen(URL_OF, { as: 'visitor' });
  await user.click(await screen.findByRole('button', { name: '下载' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  const [blob, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect([blob?.size, blob?.type, name]).toEqual([8, 'application/pdf', FILE.fileName]);
  expect(toasts.get()?.text).toMatch(/已下载/);
});

it('says why a file did not come, and takes another tap', async () => {
  const refused = { status: { code: 90429, message: '操作过于频繁，请1分钟后再试' }, data: null };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify(refused), { status: 429 })),
  );
  const { user } = await renderScreen(URL_OF, { as: 'visitor' });
  await user.click(await screen.findByRole('button', { name: '下载' }));
  await waitFor(() => expect(toasts.get()?.text).toMatch(/操作过于频繁/));
  expect(saveFile).not.toHaveBeenCalled();
  expect(await screen.findByRole('button', { name: '下载' })).toBeEnabled();
});

const record = { ...sample(userinfo), orignEmail: 'lin@example.com' };
const onFile = [answer(userinfo, record), answer(userInfo, record)];

it('mails the file to the address on file, and says how many more may be', async () => {
  const mailed = sample(mailFile);
  const { user, calls } = await renderScreen(URL_OF, {
    answers: [...onFile, answer(mailFile, { ...mailed, state: '2', leftToday: 7 })],
  });
  await user.click(await screen.findByRole('button', { name: '发到邮箱' }));
  expect(await screen.findByText('lin@example.com')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '发送到邮箱' }));
  expect(await screen.findByText('文件已发出')).toBeVisible();
  expect(screen.getByText(/还可以发送7次/)).toBeVisible();
  expect(calls(changeEmail)).toEqual([]);
  expect(calls(mailFile)).toEqual([{ fileId: FILE.fileId }]);
});

it('says of a mail server that has not answered that it is asked again', async () => {
  const waiting = { ...sample(mailFile), state: '1' as const };
  const { user } = await renderScreen(URL_OF, { answers: [...onFile, answer(mailFile, waiting)] });
  await user.click(await screen.findByRole('button', { name: '发到邮箱' }));
  await user.click(await screen.findByRole('button', { name: '发送到邮箱' }));
  expect(await screen.findByText('正在发送')).toBeVisible();
  expect(screen.getByText(/会在消息里告诉你/)).toBeVisible();
});

it('says why the server does not mail it', async () => {
  const refused = new Refusal(21002, '今天已发送10次文件，请明天再试', null);
  const { user } = await renderScreen(URL_OF, { answers: [...onFile, answer(mailFile, refused)] });
  await user.click(await screen.findByRole('button', { name: '发到邮箱' }));
  await user.click(await screen.findByRole('button', { name: '发送到邮箱' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('今天已发送10次文件');
});

it('lets a visitor log in first, and come back', async () => {
  const { user } = await renderScreen(URL_OF, { as: 'visitor' });
  await user.click(await screen.findByRole('button', { name: '发到邮箱' }));
  expect(wantedRoute()).toBe(`/argumentimg?url=${encodeURIComponent(FILE.path)}`);
});

it('shows what a file of a product is before it is kept', async () => {
  await renderScreen(`/productfile/download?fileId=${FILE.fileId}`, { as: 'visitor' });
  expect(await screen.findByRole('heading', { name: FILE.title })).toBeVisible();
  expect(screen.getByText(/PDF，127 KB/)).toBeVisible();
  expect(screen.getByRole('button', { name: '下载' })).toBeVisible();
  expect(screen.getByRole('link', { name: '在线查看' })).toHaveAttribute('href', URL_OF);
});
