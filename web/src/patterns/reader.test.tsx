import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Document } from './Document';
import { Reader } from './Reader';

let seeTheEnd = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  const watch = class {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      this.told = told;
    }
    told;
    observe(node: Element) {
      if (node.className === 'h-px')
        seeTheEnd = () => act(() => this.told([{ isIntersecting: true }]));
    }
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', watch);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function pass(seconds: number) {
  act(() => void vi.advanceTimersByTime(seconds * 1000));
}

function letter(since_ms: number, onSign = vi.fn()) {
  const sign = { agree: '我已阅读', act: '签署', seconds: 10, since_ms, loading: false, onSign };
  render(
    <Reader title="风险揭示书" sign={sign}>
      <p>可能损失本金</p>
    </Reader>,
  );
  return onSign;
}

it('is signed only when it was read to its end, for as long as the server asks, and agreed to', () => {
  const onSign = letter(Date.now());
  const box = screen.getByRole('checkbox');
  expect(screen.getByText('请滑到底，读完全文')).toBeVisible();
  expect(box).toBeDisabled();
  seeTheEnd();
  expect(screen.getByText('还要阅读10秒')).toBeVisible();
  pass(9);
  expect(screen.getByText('还要阅读1秒')).toBeVisible();
  expect(box).toBeDisabled();
  pass(1);
  expect(screen.getByText('请勾选确认内容')).toBeVisible();
  expect(screen.getByRole('button', { name: '签署' })).toBeDisabled();
  fireEvent.click(box);
  fireEvent.click(screen.getByRole('button', { name: '签署' }));
  expect(onSign).toHaveBeenCalledTimes(1);
});

it('goes on counting from when it was handed out, wherever the customer was meanwhile', () => {
  letter(Date.now() - 7_000);
  seeTheEnd();
  expect(screen.getByText('还要阅读3秒')).toBeVisible();
});

it('shows pictures of our own and nobody else’s', async () => {
  vi.useRealTimers();
  const { rerender } = render(<Document source={{ image: '/files/paper.png', name: '合同' }} />);
  const picture = await screen.findByRole('img', { name: '合同' });
  expect(picture).toHaveAttribute('src', '/files/paper.png');
  for (const image of ['https://elsewhere.cn/a.png', '//elsewhere.cn/a.png', 'data:image/png;,']) {
    rerender(<Document source={{ image, name: '合同' }} />);
    expect(screen.queryByRole('img', { name: '合同' }), image).toBeNull();
    expect(screen.getByText('这个文件打不开')).toBeVisible();
  }
});
