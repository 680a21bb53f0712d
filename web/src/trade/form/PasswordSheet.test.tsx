import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { Refusal } from '@/wire/failure';
import { queryClient } from '@/wire/query';
import { PasswordSheet } from './PasswordSheet';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));
const server = vi.mocked(call);
const verified = vi.fn();

/** Answers to the checks of the password, in the order in which they were asked for. */
let answers: ((answer: unknown) => void)[];

beforeEach(() => {
  answers = [];
  verified.mockReset();
  server.mockReset();
  server.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
});

function sheet(open: boolean, cause: Error | null = null) {
  return (
    <QueryClientProvider client={queryClient}>
      <PasswordSheet
        open={open}
        act="确认买入"
        busy={false}
        cause={cause}
        onVerified={verified}
        onClose={() => {}}
      >
        ¥1,000.00
      </PasswordSheet>
    </QueryClientProvider>
  );
}

async function enter() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('登录密码'), 'secret-1{Enter}');
  await waitFor(() => expect(answers.length).toBe(server.mock.calls.length));
}

it('confirms nothing once it is closed, though the password was right', async () => {
  const { rerender } = render(sheet(true));
  await enter();
  rerender(sheet(false));
  await act(async () => answers[0]?.({}));
  expect(verified).not.toHaveBeenCalled();
});

it('asks anew when it is open again, and what was asked before confirms nothing', async () => {
  const { rerender } = render(sheet(true));
  await enter();
  rerender(sheet(false));
  rerender(sheet(true));
  await enter();
  expect(server).toHaveBeenCalledTimes(2);
  await act(async () => answers[1]?.({}));
  expect(verified).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]?.({}));
  expect(verified).toHaveBeenCalledTimes(1);
});

it('asks for the password again when it was right too long ago', async () => {
  const user = userEvent.setup();
  const { rerender } = render(sheet(true));
  await enter();
  await act(async () => answers[0]?.({}));
  expect(verified).toHaveBeenCalledTimes(1);
  rerender(sheet(true, new Refusal(12021, '请先验证密码')));
  await user.click(screen.getByRole('button', { name: '确认买入' }));
  await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
  await act(async () => answers[1]?.({}));
  expect(verified).toHaveBeenCalledTimes(2);
});
