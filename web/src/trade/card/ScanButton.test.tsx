import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { Refusal } from '@/wire/failure';
import ScanButton from './ScanButton';

vi.mock('@/wire/call', async (original) => ({
  ...(await original<typeof import('@/wire/call')>()),
  call: vi.fn(),
}));
const server = vi.mocked(call);
const CARD = '6299010000000017426';

/** Says that photos can be read, then answers the photo. */
function serverAnswers(photo: () => Promise<unknown>) {
  server.mockReset();
  server.mockImplementation((_, input) =>
    input instanceof FormData ? photo() : Promise.resolve({ available: true }),
  );
}

async function scan() {
  const [onRead, onNote] = [vi.fn(), vi.fn()];
  render(<ScanButton onRead={onRead} onNote={onNote} />);
  const photo = new File(['jpeg'], 'card.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('拍银行卡识别卡号'), photo);
  return { onRead, onNote };
}

it('sends the photo as a form and hands over the number', async () => {
  serverAnswers(async () => ({ cardNo: { value: CARD, score: 93, check: 'passed' } }));
  const { onRead, onNote } = await scan();
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith(CARD));
  const form = server.mock.lastCall?.[1];
  expect(form instanceof FormData && form.get('file')).toBeInstanceOf(File);
  await vi.waitFor(() => expect(onNote).toHaveBeenLastCalledWith(null));
});

it('offers nothing that breaks a rule, and says so', async () => {
  serverAnswers(async () => ({ cardNo: { value: null, score: 93, check: 'failed' } }));
  const { onRead, onNote } = await scan();
  const note = { text: expect.stringContaining('没有认准'), amber: true };
  await vi.waitFor(() => expect(onNote).toHaveBeenLastCalledWith(note));
  expect(onRead).not.toHaveBeenCalled();
});

it('says why nothing was read', async () => {
  serverAnswers(() => Promise.reject(new Refusal(12023, '正在识别的人较多，请5秒后再试')));
  const { onNote } = await scan();
  const note = { text: '正在识别的人较多，请5秒后再试', amber: true };
  await vi.waitFor(() => expect(onNote).toHaveBeenLastCalledWith(note));
});

it('is not there where nothing reads photos', async () => {
  server.mockReset();
  server.mockResolvedValue({ available: false });
  const { container } = render(<ScanButton onRead={vi.fn()} onNote={vi.fn()} />);
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(1));
  expect(container).toBeEmptyDOMElement();
});
