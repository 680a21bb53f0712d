import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { Refusal } from '@/api/failure';
import ScanButton from './ScanButton';

vi.mock('@/api/call', async (original) => ({
  ...(await original<typeof import('@/api/call')>()),
  call: vi.fn(),
}));
const server = vi.mocked(call);
const CARD = '6299010000000017426';

async function scan() {
  const [onRead, onNote] = [vi.fn(), vi.fn()];
  render(<ScanButton onRead={onRead} onNote={onNote} />);
  const photo = new File(['jpeg'], 'card.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('拍银行卡识别卡号'), photo);
  return { onRead, onNote };
}

it('sends the photo as a form and hands over the number', async () => {
  server.mockResolvedValue({ cardNo: { value: CARD, score: 93, check: 'passed' } });
  const { onRead, onNote } = await scan();
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith(CARD));
  expect((server.mock.calls[0]?.[1] as FormData).get('file')).toBeInstanceOf(File);
  await vi.waitFor(() => expect(onNote).toHaveBeenLastCalledWith(null));
});

it('offers nothing that breaks a rule, and says so', async () => {
  server.mockResolvedValue({ cardNo: { value: null, score: 93, check: 'failed' } });
  const { onRead, onNote } = await scan();
  const note = { text: expect.stringContaining('没有认准'), amber: true };
  await vi.waitFor(() => expect(onNote).toHaveBeenLastCalledWith(note));
  expect(onRead).not.toHaveBeenCalled();
});

it('says why nothing was read', async () => {
  server.mockRejectedValue(new Refusal(12023, '正在识别的人较多，请5秒后再试'));
  const { onNote } = await scan();
  const note = { text: '正在识别的人较多，请5秒后再试', amber: true };
  await vi.waitFor(() => expect(onNote).toHaveBeenLastCalledWith(note));
});
