import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginAct, loseAct, openAct, settleAct } from '@/wire/openAct';
import type { TradeStep } from './step';
import { useAsTried } from './useAsTried';

const OF = 'buy 016823';
const PAY: TradeStep = { kind: 'pay', act: '确认买入' };
const MEND: TradeStep = { kind: 'wait', act: '确认买入', why: '先改金额' };
const SOON: TradeStep = { kind: 'wait', act: '确认买入', why: '正在算费用', soon: true };

interface Now {
  step: TradeStep;
  open: boolean;
  card?: string;
}

const onClose = vi.fn();

function form(first: Now) {
  return renderHook(
    ({ step, open, card = 'one' }: Now) =>
      useAsTried({ of: OF, step, open, onClose }, step.kind === 'pay' ? { card } : undefined),
    { initialProps: first },
  );
}

beforeEach(() => {
  onClose.mockReset();
  settleAct(openAct.get()?.key ?? '');
});

it('goes on with the page until it is sent, stays so long as nobody knows, then goes on again', () => {
  const { result, rerender } = form({ step: PAY, open: true });
  rerender({ step: PAY, open: true, card: 'two' });
  expect(result.current.asTried).toEqual({ card: 'two' });
  act(() => {
    beginAct('key', { at: '/', of: OF });
    result.current.onSend();
  });
  rerender({ step: PAY, open: true, card: 'three' });
  expect(result.current.asTried).toEqual({ card: 'two' });
  act(() => loseAct('key'));
  rerender({ step: MEND, open: true });
  expect(result.current.asTried).toEqual({ card: 'two' });
  rerender({ step: PAY, open: true, card: 'three' });
  act(() => settleAct('key'));
  expect(result.current.asTried).toEqual({ card: 'three' });
  expect(onClose).not.toHaveBeenCalled();
});

it('is what was sent, though the page went on between the tap and the sending', () => {
  const { result, rerender } = form({ step: PAY, open: true });
  const { onSend } = result.current;
  rerender({ step: PAY, open: true, card: 'two' });
  act(() => {
    beginAct('key', { at: '/', of: OF });
    onSend();
  });
  expect(result.current.asTried).toEqual({ card: 'one' });
});

it('stays to be read once it was refused and nothing else can be confirmed', () => {
  const { result, rerender } = form({ step: PAY, open: true });
  act(() => {
    beginAct('key', { at: '/', of: OF });
    result.current.onSend();
  });
  rerender({ step: MEND, open: true });
  act(() => settleAct('key'));
  expect(result.current.asTried).toEqual({ card: 'one' });
  expect(onClose).not.toHaveBeenCalled();
  rerender({ step: MEND, open: false });
  expect(result.current.asTried).toBeUndefined();
});

it('is taken back where something is to be mended, but not while it is computed', () => {
  const { rerender } = form({ step: PAY, open: true });
  rerender({ step: SOON, open: true });
  expect(onClose).not.toHaveBeenCalled();
  rerender({ step: MEND, open: true });
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('waits for a form that asks for the password from the beginning, as after the risk book', () => {
  const { result, rerender } = form({ step: { kind: 'sign', act: '签署' }, open: true });
  rerender({ step: SOON, open: true });
  rerender({ step: PAY, open: true });
  expect(result.current.asTried).toEqual({ card: 'one' });
  expect(onClose).not.toHaveBeenCalled();
});
