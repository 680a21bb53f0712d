import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NavBar } from '@/ui/NavBar';
import { Busy, NetworkFailure, Refusal } from '@/wire/failure';
import { tradeRecords } from '@/wire/gen/orders';
import { ORDER } from '@/wire/gen/topics';
import { lineLost } from '@/wire/line';
import { queryClient } from '@/wire/query';
import { type Asked, together } from './asked';
import { CardOf } from './CardOf';
import { QueryPage } from './QueryPage';

const AT_MS = Date.parse('2026-11-24T10:42:00+08:00');

function asked(part: Partial<Asked<string[]>>): Asked<string[]> {
  return {
    data: undefined,
    error: null,
    dataUpdatedAt: AT_MS,
    refetch: () => Promise.resolve(),
    ...part,
  };
}

function inApp(node: ReactNode, client = new QueryClient()) {
  return render(<QueryClientProvider client={client}>{node}</QueryClientProvider>);
}

function page(query: Asked<string[]>, refused?: (refusal: Refusal) => ReactNode) {
  return (
    <QueryPage
      query={query}
      nav={(data) => <NavBar title={data?.[0] ?? '名单'} />}
      failed="名单没有加载出来"
      refused={refused}
      empty={(data) => !data.length && <p>还没有名单</p>}
      foot={() => <button type="button">提交</button>}
      also={ORDER}
    >
      {(data) => data.map((one) => <p key={one}>{one}先生</p>)}
    </QueryPage>
  );
}

describe('a page of one answer', () => {
  it('shows bones without a foot until the answer comes, and then the answer with its foot', () => {
    const { rerender } = inApp(page(asked({})));
    expect(screen.getByRole('status', { name: '正在加载' })).toBeInTheDocument();
    expect(screen.queryByText('提交')).toBeNull();
    rerender(
      <QueryClientProvider client={new QueryClient()}>
        {page(asked({ data: ['王'] }))}
      </QueryClientProvider>,
    );
    expect(screen.getByText('王先生')).toBeVisible();
    expect(screen.getByRole('heading', { name: '王' })).toBeVisible();
    expect(screen.getByText('提交')).toBeVisible();
    expect(screen.queryByRole('status', { name: '正在加载' })).toBeNull();
  });

  it('says that there is nothing, and offers nothing to act on', () => {
    inApp(page(asked({ data: [] })));
    expect(screen.getByText('还没有名单')).toBeVisible();
    expect(screen.queryByText('提交')).toBeNull();
  });

  it('tells a refusal in the sentence of the server, with a way back and none to ask again', () => {
    inApp(page(asked({ error: new Refusal(20031, '该持仓正在核对，明天9点可看') })));
    expect(screen.getByText('该持仓正在核对，明天9点可看')).toBeVisible();
    expect(screen.queryByText(/网络/)).toBeNull();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(screen.getByText('返回', { selector: 'span' })).toBeVisible();
  });

  it('lets a screen know a better way out of a refusal', () => {
    const better = ({ code }: Refusal) => (code === 15001 ? <p>去搜索</p> : undefined);
    const { unmount } = inApp(page(asked({ error: new Refusal(15001, '没有') }), better));
    expect(screen.getByText('去搜索')).toBeVisible();
    unmount();
    inApp(page(asked({ error: new Refusal(15002, '别的原因') }), better));
    expect(screen.getByText('别的原因')).toBeVisible();
  });

  it('speaks of the network only where the line broke', () => {
    const refetch = vi.fn(() => Promise.resolve());
    inApp(page(asked({ error: new NetworkFailure('unreachable'), refetch })));
    expect(screen.getByText(/请检查网络后重试/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('gives a fault its number, and what is busy its own sentence', () => {
    const fault = new Refusal(90000, '系统繁忙', { number: '7F3A-0921' });
    const { unmount } = inApp(page(asked({ error: fault })));
    expect(screen.getByText('错误编号 7F3A-0921')).toBeVisible();
    expect(screen.queryByText(/网络/)).toBeNull();
    unmount();
    inApp(page(asked({ error: new Busy(90001, '当前操作人数较多，请稍后再试') })));
    expect(screen.getByText('当前操作人数较多，请稍后再试')).toBeVisible();
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  });

  it('keeps older data under a bar that says of when it is', () => {
    inApp(page(asked({ data: ['王'], error: new NetworkFailure('unreachable') })));
    expect(screen.getByText('王先生')).toBeVisible();
    expect(screen.getByText(/没有更新成功，以下更新于/)).toBeVisible();
  });

  it('says of when a fresh answer is, too, while there is no line', () => {
    inApp(page(asked({ data: ['王'] })));
    expect(screen.queryByText(/以下更新于/)).toBeNull();
    act(() => lineLost.set(true));
    expect(screen.getByText(/没有更新成功，以下更新于/)).toBeVisible();
    act(() => lineLost.set(false));
    expect(screen.queryByText(/以下更新于/)).toBeNull();
  });

  it('moves what it is over only when it comes late, and slower than a finger', () => {
    const old = asked({ data: ['王'], error: new NetworkFailure('unreachable') });
    const { unmount } = inApp(page(old));
    expect(screen.getByRole('status')).not.toHaveClass('bar-comes');
    unmount();

    inApp(page(asked({ data: ['王'] })));
    act(() => lineLost.set(true));
    expect(screen.getByRole('status')).toHaveClass('bar-comes');
    act(() => lineLost.set(false));
    // It folds, and says nothing any more.
    expect(screen.getByRole('status')).toHaveClass('bar-goes');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => lineLost.set(true));
    expect(screen.getByRole('status')).toHaveClass('bar-comes');
    act(() => lineLost.set(false));
  });

  it('renews at a pull what its parts have asked for, too', async () => {
    queryClient.setQueryData(tradeRecords({}).queryKey, {} as never);
    const refetch = vi.fn(() => Promise.resolve());
    const { container } = inApp(page(asked({ data: ['王'], refetch })));
    const pulled = container.querySelector('.pulled') as Element;
    // Once the page is quiet.
    await screen.findByRole('status');
    fireEvent.touchStart(pulled, { touches: [{ clientY: 0 }] });
    fireEvent.touchMove(pulled, { touches: [{ clientY: 200 }] });
    fireEvent.touchEnd(pulled);
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryState(tradeRecords({}).queryKey)?.isInvalidated).toBe(true);
  });
});

describe('a card of one answer', () => {
  const card = (query: Asked<string[]>) => (
    <CardOf query={query} title="名单" failed="名单没有加载出来" gone={(data) => !data.length}>
      {(data) => data.join('、')}
    </CardOf>
  );

  it('stands under its title while nothing has come, and is gone when there is nothing', () => {
    const { unmount } = inApp(card(asked({})));
    expect(screen.getByText('名单')).toBeVisible();
    unmount();
    inApp(card(asked({ data: [] })));
    expect(screen.queryByText('名单')).toBeNull();
  });

  it('says in one line why it did not come', () => {
    const { unmount } = inApp(card(asked({ error: new NetworkFailure('unreachable') })));
    expect(screen.getByRole('alert')).toHaveTextContent('名单没有加载出来');
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
    unmount();
    inApp(card(asked({ error: new Refusal(1, '核对中') })));
    expect(screen.getByRole('alert')).toHaveTextContent('核对中');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});

describe('questions asked together', () => {
  it('are answered when all are, and renewed where they lack', () => {
    const there = asked({ data: ['王'], refetch: vi.fn(() => Promise.resolve()) });
    const broken = new NetworkFailure('unreachable');
    const lost = asked({ error: broken, refetch: vi.fn(() => Promise.resolve()) });
    const both = together(there, lost);
    expect(both.data).toBeUndefined();
    expect(both.error).toBe(broken);
    void both.refetch();
    expect(there.refetch).not.toHaveBeenCalled();
    expect(lost.refetch).toHaveBeenCalledTimes(1);
    expect(together(there, there).data).toEqual([['王'], ['王']]);
  });
});
