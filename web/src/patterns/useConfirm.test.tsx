import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import ConfirmHost from './ConfirmHost';
import { standing } from './confirm';
import { useConfirm } from './useConfirm';

const question = { title: '两分钟前买过同样的一笔', confirm: '再买一笔', cancel: '不买了' };

it('goes with the screen that asked', async () => {
  render(<ConfirmHost />);
  const { result, unmount } = renderHook(() => useConfirm());
  let answer: Promise<unknown> = Promise.resolve('none');
  await act(async () => {
    answer = result.current(question);
  });
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  unmount();
  expect(await answer).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('asks nobody whose screen has gone', async () => {
  const { result, unmount } = renderHook(() => useConfirm());
  const confirm = result.current;
  unmount();
  expect(await confirm(question)).toBeUndefined();
  expect(standing.get()).toBeNull();
});
