import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { endSession } from '@/wire/session';
import ConfirmHost from './ConfirmHost';
import { confirm } from './confirm';

const question = { title: '撤单后退回1,000.00', confirm: '撤单', cancel: '先不撤' };

it('gives what the customer answered, and goes', async () => {
  render(<ConfirmHost />);
  const yes = confirm(question);
  await userEvent.click(await screen.findByRole('button', { name: '撤单' }));
  expect(await yes).toBe(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

  const no = confirm(question);
  await userEvent.click(await screen.findByRole('button', { name: '先不撤' }));
  expect(await no).toBe(false);
});

it('takes the way out for no answer: who leaves has chosen neither', async () => {
  render(<ConfirmHost />);
  const left = confirm({ ...question, confirm: '保留', cancel: '关闭验证' });
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(await left).toBeUndefined();
});

it('stands until the act is done, which two taps do once', async () => {
  let finish = () => {};
  const act = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(<ConfirmHost />);
  const done = confirm({ ...question, act });
  const button = await screen.findByRole('button', { name: '撤单' });
  await userEvent.dblClick(button);
  expect(act).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog')).toBeVisible();
  finish();
  expect(await done).toBe(true);
});

it('is no longer chosen when its act fails', async () => {
  render(<ConfirmHost />);
  const failed = confirm({ ...question, act: () => Promise.reject(new Error('refused')) });
  await userEvent.click(await screen.findByRole('button', { name: '撤单' }));
  expect(await failed).toBeUndefined();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('is left open by a later question, and by the end of the session', async () => {
  render(<ConfirmHost />);
  const first = confirm(question);
  const second = confirm({ ...question, title: '另一个问题' });
  expect(await first).toBeUndefined();
  expect(await screen.findByText('另一个问题')).toBeVisible();
  endSession();
  expect(await second).toBeUndefined();
});
