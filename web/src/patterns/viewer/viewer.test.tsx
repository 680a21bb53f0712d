import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { Document } from '@/patterns/Document';
import { Reader } from '@/patterns/Reader';
import { NetworkFailure } from '@/wire/failure';
import { beginSession, endSession } from '@/wire/session';
import { openPdf, type Pdf } from './openPdf';

vi.mock('./openPdf', () => ({ openPdf: vi.fn() }));

const opened = vi.mocked(openPdf);
const close = vi.fn();

function paper(count: number): Pdf {
  return {
    count,
    span: [0.1, 0.9],
    close,
    page: async (no) => ({
      width: 210,
      height: 297,
      text: async () => `第${no}页的内容`,
      draw: () => ({ drawn: Promise.resolve(), stop: () => {} }),
    }),
  };
}

const contract = { pdf: '/files/contract.pdf', name: '基金合同' };

beforeEach(() => {
  endSession();
  opened.mockReset();
  close.mockReset();
  opened.mockImplementation(async () => paper(3));
});

it('shows a document page by page, and reads on where it was left', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Document source={contract} />);
  expect(await screen.findByText('第1页的内容')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '上一页' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '下一页' }));
  expect(await screen.findByText('第2页的内容')).toBeInTheDocument();
  expect(screen.getByRole('status', { name: '第2页，共3页' })).toHaveTextContent('2 / 3');
  unmount();
  expect(close).toHaveBeenCalledTimes(1);

  render(<Document source={contract} />);
  expect(await screen.findByRole('img', { name: '基金合同，第2页' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '下一页' }));
  expect(await screen.findByText('第3页的内容')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '下一页' })).toBeDisabled();
});

it('forgets how far who was here before has read', async () => {
  const { unmount } = render(<Document source={contract} />);
  await userEvent.click(await screen.findByRole('button', { name: '下一页' }));
  unmount();
  endSession();
  render(<Document source={contract} />);
  expect(await screen.findByText('第1页的内容')).toBeInTheDocument();
});

it('keeps nothing of what was read once its session has ended', async () => {
  beginSession('first');
  const { unmount } = render(<Document source={contract} />);
  await userEvent.click(await screen.findByRole('button', { name: '下一页' }));
  expect(sessionStorage.getItem('tael.read')).toContain(contract.pdf);
  const frame = (await screen.findByRole('img', { name: '基金合同，第2页' })).closest('section');
  if (!frame) throw new Error('a page has a frame');
  act(endSession);
  // The page stands for half a second more: it may be moved, turned, and is left then.
  fireEvent.scroll(frame);
  await new Promise((resolve) => setTimeout(resolve, 250));
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  unmount();
  expect(sessionStorage.getItem('tael.read')).toBeNull();
});

it('says that it did not come, and asks again', async () => {
  opened.mockRejectedValueOnce(new NetworkFailure('unreachable'));
  render(<Document source={contract} />);
  expect(await screen.findByText('文件没有加载出来')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('第1页的内容')).toBeInTheDocument();
});

it('opens nothing of anybody else', () => {
  render(<Document source={{ pdf: 'https://elsewhere.cn/a.pdf', name: '合同' }} />);
  expect(screen.getByText('这个文件打不开')).toBeVisible();
  expect(opened).not.toHaveBeenCalled();
});

it('is zoomed by buttons and by two fingers, within bounds', async () => {
  render(<Document source={{ image: '/files/paper.png', name: '合同' }} />);
  const picture = await screen.findByRole('img', { name: '合同' });
  const width = () => picture.parentElement?.style.width;
  expect(width()).toBe('100%');
  await userEvent.click(screen.getByRole('button', { name: '放大' }));
  expect(width()).toBe('150%');
  for (let taps = 0; taps < 5; taps += 1)
    await userEvent.click(screen.getByRole('button', { name: '缩小' }));
  expect(width()).toBe('100%');
  const view = picture.closest('section') as HTMLElement;
  const fingers = (apart: number) => ({
    touches: [
      { clientX: 100, clientY: 100 },
      { clientX: 100 + apart, clientY: 100 },
    ],
  });
  fireEvent.touchStart(view, fingers(100));
  fireEvent.touchMove(view, fingers(200));
  expect(width()).toBe('200%');
  fireEvent.touchMove(view, fingers(900));
  expect(width()).toBe('400%');
  fireEvent.touchEnd(view, { touches: [] });
});

it('shows at first what is written, as wide as the phone', async () => {
  render(<Document source={contract} />);
  const page = await screen.findByRole('img', { name: '基金合同，第1页' });
  expect(page.parentElement?.style.width).toBe('125%');
  await userEvent.click(screen.getByRole('button', { name: '缩小' }));
  expect(page.parentElement?.style.width).toBe('100%');
});

it('keeps the place that is read when it is made larger', async () => {
  render(<Document source={{ image: '/files/paper.png', name: '合同' }} />);
  const picture = await screen.findByRole('img', { name: '合同' });
  const view = picture.closest('section') as HTMLElement;
  Object.defineProperty(view, 'clientHeight', { value: 600 });
  view.scrollTop = 100;
  await userEvent.click(screen.getByRole('button', { name: '放大' }));
  expect(view.scrollTop).toBe(150);
  // What is between the fingers stays between them.
  const touches = [
    { clientX: 100, clientY: 50 },
    { clientX: 100, clientY: 150 },
  ];
  fireEvent.touchStart(view, { touches });
  const wide = [touches[0], { clientX: 100, clientY: 250 }];
  fireEvent.touchMove(view, { touches: wide });
  expect(view.scrollTop).toBe((150 + 100) * 2 - 100);
});

it('has nothing to turn where there is one page', async () => {
  opened.mockImplementation(async () => paper(1));
  render(<Document source={contract} />);
  expect(await screen.findByText('第1页的内容')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '下一页' })).toBeNull();
});

it('shows another page from its top', async () => {
  render(<Document source={contract} />);
  const view = (await screen.findByRole('img', { name: '基金合同，第1页' })).closest('section');
  if (!view) throw new Error('a page has a frame');
  view.scrollTop = 300;
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  expect(view.scrollTop).toBe(0);
});

it('shows a picture again that did not come', async () => {
  render(<Document source={{ image: '/files/paper.png', name: '合同' }} />);
  fireEvent.error(await screen.findByRole('img', { name: '合同' }));
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByRole('img', { name: '合同' })).toBeVisible();
});

it('is signed only when its last page was seen', async () => {
  const inSight = class {
    constructor(private readonly told: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.told([{ isIntersecting: true }]);
    }
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', inSight);
  opened.mockImplementation(async () => paper(2));
  const sign = { agree: '我已阅读', act: '签署', seconds: 0, since_ms: 0, loading: false };
  render(
    <Reader title="基金合同" sign={{ ...sign, onSign: () => {} }}>
      <Document source={contract} />
    </Reader>,
  );
  expect(screen.getByText('请翻到文件的最后一页')).toBeVisible();
  expect(await screen.findByText('第1页的内容')).toBeInTheDocument();
  expect(screen.getByRole('checkbox')).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(screen.getByRole('checkbox')).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  expect(screen.getByRole('checkbox')).toBeEnabled();
  vi.unstubAllGlobals();
});

it('reads on after a reload, at the same place of the page', async () => {
  const { unmount } = render(<Document source={contract} />);
  await userEvent.click(await screen.findByRole('button', { name: '下一页' }));
  const frame = (await screen.findByRole('img', { name: '基金合同，第2页' })).closest('section');
  if (!frame) throw new Error('a page has a frame');
  Object.defineProperty(frame, 'scrollHeight', { value: 1000 });
  frame.scrollTop = 400;
  fireEvent.scroll(frame);
  unmount();
  // What a reload leaves is what lies in the storage.
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(1000);
  render(<Document source={contract} />);
  const again = (await screen.findByRole('img', { name: '基金合同，第2页' })).closest('section');
  expect(again?.scrollTop).toBe(400);
  await userEvent.click(screen.getByRole('button', { name: '上一页' }));
  expect(again?.scrollTop).toBe(0);
  vi.restoreAllMocks();
});

it('says how much of a document has come', async () => {
  opened.mockImplementation((_url, _signal, onPart) => {
    onPart?.(0.456);
    return new Promise(() => {});
  });
  render(<Document source={contract} />);
  expect(await screen.findByText('正在加载文件 46%')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '46');
});
