import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import ConfirmHost from '@/patterns/ConfirmHost';
import { preRedeem } from '@/wire/gen/orders';
import { sample } from '../../../../test/sample';
import { askToWait } from './askToWait';
import { remindOn } from './reminder';

vi.mock('./reminder', () => ({ remindOn: vi.fn() }));

const waiting = {
  on: '2026-11-28',
  saved: '71.20',
  shares: '500.00',
  tradingDays: 3,
  net: '1071.20',
  fee: '0.00',
};
const pre = { ...sample(preRedeem), net: '1000.00', waiting };

beforeEach(() => {
  vi.mocked(remindOn).mockClear();
  render(<ConfirmHost />);
});

it('says what redeeming now costs, and takes a reminder for who waits', async () => {
  const answer = askToWait(pre);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('71.20');
  expect(dialog).toHaveTextContent('1,000.00');
  expect(dialog).toHaveTextContent('1,071.20');
  await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(await answer).toBe(true);
  expect(remindOn).toHaveBeenCalledWith('2026-11-28', expect.stringContaining(pre.fundName));
});

it('lets go on who redeems all the same, and nobody who only left', async () => {
  const now = askToWait(pre);
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
  expect(await now).toBe(false);
  const left = askToWait(pre);
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  expect(await left).toBeUndefined();
  expect(remindOn).not.toHaveBeenCalled();
});

it('asks nothing where waiting saves nothing', async () => {
  expect(await askToWait({ ...pre, waiting: undefined })).toBe(false);
});
