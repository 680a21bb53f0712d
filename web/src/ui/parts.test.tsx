import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '@/lib/toast';
import '@/route/history';
import { AmountInput } from './AmountInput';
import { Button } from './Button';
import { Checkbox, RadioGroup, RadioRow, Switch } from './Checks';
import { CodeInput, PasswordKeypad, typeCode } from './CodeInput';
import { evenDecimals, niceTicks, shares, thin } from './chart/scale';
import { Dialog } from './Dialog';
import { Delta, Figure } from './Figure';
import { AmountKeypad, typeAmount } from './Keypad';
import { extend } from './PatternLock';
import { PullToRefresh } from './PullToRefresh';
import { Segment } from './Segment';
import { Sheet } from './Sheet';
import ToastHost from './ToastHost';

function Six({ onDone }: { onDone: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeInput label="验证码" value={code} onChange={setCode} onDone={onDone} />;
}

describe('figures on screen', () => {
  it('hide sign and size alike', () => {
    const { container } = render(<Delta value="-1036.92" hidden />);
    expect(container.textContent).toBe('****');
    expect(container.querySelector('.text-down')).toBeNull();
  });

  it('write the sign of a fall with the true minus', () => {
    const { container } = render(<Delta value="-7.86" unit="%" />);
    expect(container.textContent).toBe('−7.86%');
    expect(container.querySelector('.text-down')).not.toBeNull();
  });

  it('write no sign before an amount, and -- where there is none', () => {
    expect(render(<Figure value="2327854.64" size={36} />).container.textContent).toBe(
      '2,327,854.64',
    );
    expect(render(<Figure value={null} />).container.textContent).toBe('--');
  });
});

describe('the amount keypad', () => {
  it.each([
    ['', '5', '5'],
    ['0', '5', '5'],
    ['', '.', '0.'],
    ['1.2', '.', '1.2'],
    ['1.23', '4', '1.23'],
    ['1.23', 'delete', '1.2'],
    ['123456789012', '3', '123456789012'],
  ] as const)('makes of %s and %s %s', (value, key, next) => {
    expect(typeAmount(value, key)).toBe(next);
  });

  it('takes keys of a keyboard, and leaves those of a text field alone', async () => {
    const onKey = vi.fn();
    const onAct = vi.fn();
    render(
      <>
        <input aria-label="其他" />
        <AmountKeypad onKey={onKey} act="下一步" onAct={onAct} onHide={() => {}} />
      </>,
    );
    await userEvent.keyboard('12{Enter}');
    expect(onKey.mock.calls).toEqual([['1'], ['2']]);
    expect(onAct).toHaveBeenCalledOnce();
    await userEvent.type(screen.getByLabelText('其他'), '9');
    expect(onKey).toHaveBeenCalledTimes(2);
  });

  it('shows the sum in capitals beside the figure', () => {
    render(<AmountInput label="买入金额" value="20000" open onOpen={vi.fn()} onClear={vi.fn()} />);
    expect(screen.getByText('贰万元')).toBeVisible();
    expect(screen.getByRole('button', { name: /买入金额，20,000元/ })).toBeVisible();
  });
});

describe('six digits', () => {
  it('are reported once, when the last is in', async () => {
    const done = vi.fn();
    render(<Six onDone={done} />);
    const field = screen.getByRole('textbox', { name: '验证码' });
    await userEvent.type(field, '40a7123');
    expect(done.mock.calls).toEqual([['407123']]);
    await userEvent.type(field, '{Backspace}4');
    expect(done).toHaveBeenLastCalledWith('407124');
  });

  it('stand as dots in a password', async () => {
    const done = vi.fn();
    const { container } = render(
      <PasswordKeypad label="密码" value="12345" onChange={vi.fn()} onDone={done} />,
    );
    expect(container.querySelector('.code-cells')?.textContent).toBe('');
    await userEvent.click(screen.getByRole('button', { name: '6' }));
    expect(done).toHaveBeenCalledWith('123456');
  });

  it('take no seventh', () => {
    expect(typeCode('123456', '7')).toBe('123456');
    expect(typeCode('12', 'delete')).toBe('1');
  });
});

describe('choices', () => {
  it('move by arrow keys', async () => {
    const onChange = vi.fn();
    const choices = ['日', '月', '年'].map((label) => ({ value: label, label }));
    render(<Segment label="期间" choices={choices} value="月" onChange={onChange} />);
    screen.getByRole('radio', { name: '月' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith('年');
    await userEvent.keyboard('{Home}');
    expect(onChange).toHaveBeenLastCalledWith('日');
  });

  it('cannot fall on a refused row', async () => {
    const onChange = vi.fn();
    render(
      <RadioGroup label="付款方式" value="a" onChange={onChange}>
        <RadioRow value="a" title="江汀银行" />
        <RadioRow value="b" title="现金宝" />
        <RadioRow value="c" title="屿州银行" refusal="单笔上限1万元" />
      </RadioGroup>,
    );
    await userEvent.click(screen.getByText('屿州银行'));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('现金宝'));
    expect(onChange).toHaveBeenCalledWith('b');
  });

  it('are ticked and switched by their sentence', async () => {
    const ticked = vi.fn();
    const switched = vi.fn();
    render(
      <>
        <Checkbox checked={false} onChange={ticked}>
          已阅读
        </Checkbox>
        <Switch label="免密" checked onChange={switched} />
      </>,
    );
    await userEvent.click(screen.getByText('已阅读'));
    await userEvent.click(screen.getByRole('switch', { name: '免密' }));
    expect(ticked).toHaveBeenCalledWith(true);
    expect(switched).toHaveBeenCalledWith(false);
  });
});

describe('a busy button', () => {
  it('keeps its label in place and takes no taps', async () => {
    const onClick = vi.fn();
    render(
      <Button loading onClick={onClick}>
        确认买入
      </Button>,
    );
    const button = screen.getByRole('button', { name: '确认买入' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('floating layers', () => {
  it('close an error toast by a tap on its overlay', () => {
    render(<ToastHost />);
    act(() => toast.error('可用份额不足'));
    expect(screen.getByText('可用份额不足')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '关闭提示', hidden: true }));
    expect(screen.queryByText('可用份额不足')).toBeNull();
  });

  it('keep other toasts when only the loading one is cleared', () => {
    render(<ToastHost />);
    act(() => toast.done('已加入自选'));
    act(() => toast.clearLoading());
    expect(screen.getByText('已加入自选')).toBeVisible();
    act(() => toast.loading('提交中'));
    act(() => toast.clearLoading());
    expect(screen.queryByText('提交中')).toBeNull();
  });

  it('put a choice in a dialog that the scrim cannot close', async () => {
    const onCancel = vi.fn();
    const onConfirm = vi.fn();
    render(
      <Dialog
        open
        title="现在赎回，多付71.20元"
        confirm="等到11-24"
        onConfirm={onConfirm}
        cancel="仍要现在赎回"
        onCancel={onCancel}
      />,
    );
    expect(await screen.findByRole('alertdialog', { name: '现在赎回，多付71.20元' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '等到11-24' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('never take Escape or the way back for the quiet button where that does more than leave', async () => {
    const [onCancel, onLeave] = [vi.fn(), vi.fn()];
    const said = { title: '解除这张卡', confirm: '保留', cancel: '解除', onConfirm: vi.fn() };
    render(<Dialog open {...said} onCancel={onCancel} onLeave={onLeave} />);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    window.history.back();
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledTimes(2));
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('close a sheet by its cross', async () => {
    const onClose = vi.fn();
    render(
      <Sheet open onClose={onClose} title="选择付款方式">
        江汀银行
      </Sheet>,
    );
    await userEvent.click(await screen.findByRole('button', { name: '关闭' }));
    expect(onClose).toHaveBeenCalled();
  });
});

describe('pulling down', () => {
  const touch = (clientY: number) => ({ touches: [{ clientY }] });

  function pull(at: Element, end: 'touchEnd' | 'touchCancel') {
    fireEvent.touchStart(at, touch(0));
    fireEvent.touchMove(at, touch(300));
    fireEvent[end](at);
  }

  async function page(onRefresh: () => Promise<void>) {
    render(
      <PullToRefresh onRefresh={onRefresh}>
        <p>列表</p>
        {createPortal(<p>公告</p>, document.body)}
      </PullToRefresh>,
    );
    // Once the page is quiet.
    await screen.findByRole('status');
  }

  it('fetches anew', async () => {
    const refresh = vi.fn(async () => {});
    await page(refresh);
    pull(screen.getByText('列表'), 'touchEnd');
    await act(async () => {});
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('does not when the system takes the finger away, nor in a sheet over the page', async () => {
    const refresh = vi.fn(async () => {});
    await page(refresh);
    pull(screen.getByText('列表'), 'touchCancel');
    pull(screen.getByText('公告'), 'touchEnd');
    await act(async () => {});
    expect(refresh).not.toHaveBeenCalled();
    expect(screen.queryByText('松开更新')).toBeNull();
  });
});

describe('drawing', () => {
  it('takes the node that a gesture passes over', () => {
    expect(extend([0], 2)).toEqual([0, 1, 2]);
    expect(extend([1, 0], 2)).toEqual([1, 0, 2]);
    expect(extend([0], 5)).toEqual([0, 5]);
    expect(extend([0], 0)).toEqual([0]);
    expect(extend([2], 6)).toEqual([2, 4, 6]);
  });

  it('gives all labels of an axis the same decimals', () => {
    expect(evenDecimals(['−1.5%', '0%', '+4.5%', '+6%'])).toEqual([
      '−1.5%',
      '0.0%',
      '+4.5%',
      '+6.0%',
    ]);
    expect(evenDecimals(['0', '+5,000', '+1.5万'])).toEqual(['0', '+5,000', '+1.5万']);
    expect(evenDecimals(['0%', '+15%'])).toEqual(['0%', '+15%']);
  });

  it('covers its values with round ticks', () => {
    expect(niceTicks(-8.2, 41.3)).toEqual([-10, 0, 10, 20, 30, 40, 50]);
    expect(niceTicks(1, 1).length).toBeGreaterThan(1);
  });

  it('thins a long line and keeps its ends and peak', () => {
    const values = Array.from({ length: 2000 }, (_, at) => (at === 777 ? 99 : Math.sin(at / 50)));
    const kept = thin(values, 400);
    expect(kept).toHaveLength(400);
    expect(kept[0]).toBe(0);
    expect(kept).toContain(777);
    expect(kept[kept.length - 1]).toBe(1999);
  });

  it('makes percentages that add up to 100.0', () => {
    const told = shares([1, 1, 1]);
    expect(told).toEqual(['33.4', '33.3', '33.3']);
    expect(shares([0, 0])).toEqual(['0.0', '0.0']);
  });
});
