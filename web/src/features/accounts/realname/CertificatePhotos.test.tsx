import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { realNameDraft } from '@/features/accounts/drafts';
import { call } from '@/wire/call';
import { Refusal } from '@/wire/failure';
import { readSoFar } from './certificateDraft';
import { RealNameForm } from './RealNameScreen';

vi.mock('@/wire/call', async (original) => ({
  ...(await original<typeof import('@/wire/call')>()),
  call: vi.fn(),
}));
const server = vi.mocked(call);

const NUMBER = '110101199003077424';
const nothing = { value: null, score: 0, check: 'unchecked' };
const read = {
  available: true,
  reason: '',
  side: 'certFront',
  custName: nothing,
  certNo: { value: NUMBER, score: 94, check: 'passed' },
  certBegin: nothing,
  certExpire: nothing,
};

/** Answers whether photos can be read, then each photo in its turn. */
function serverReads(available: boolean, ...photos: (unknown | Error)[]) {
  server.mockReset();
  server.mockImplementation(async (_, input) => {
    if (!(input as { photo?: string }).photo) return { ...read, available, side: null };
    const next = photos.shift();
    if (next instanceof Error) throw next;
    return next;
  });
}

function show() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queries}>
      <RealNameForm />
    </QueryClientProvider>,
  );
}

async function photograph(
  side: string,
  photo = new File(['jpeg'], 'a.jpg', { type: 'image/jpeg' }),
) {
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText(new RegExp(`^${side}`)), photo);
}

beforeEach(() => {
  realNameDraft.set(null);
  readSoFar.set({});
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

it('fills the form from a photo and marks each field until the hand changes it', async () => {
  serverReads(true, read);
  show();
  await photograph('人像面');
  const number = await screen.findByDisplayValue(NUMBER);
  expect(screen.getByText('已填1项，请核对')).toBeInTheDocument();
  expect(number).toHaveAccessibleDescription(/请核对/);
  expect(screen.getByLabelText('姓名')).toHaveAccessibleDescription(/没有认准/);
  await userEvent.type(number, '{Backspace}');
  expect(number).not.toHaveAccessibleDescription(/请核对/);
});

it('shows the form only where nothing reads photos', async () => {
  serverReads(false);
  show();
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  expect(screen.queryByText('拍身份证，自动填写')).toBeNull();
  expect(screen.getByLabelText('身份证号')).toBeEnabled();
});

it('says why a photo was not read, and tries the same photo again', async () => {
  const busy = '正在识别的人较多，请5秒后再试，也可以直接填写';
  serverReads(true, new Refusal(12023, busy), read);
  show();
  await photograph('人像面');
  expect(await screen.findByText(busy)).toBeInTheDocument();
  await userEvent.click(screen.getByText('再试一次'));
  expect(await screen.findByDisplayValue(NUMBER)).toBeInTheDocument();
  expect(screen.queryByText(busy)).toBeNull();
});

it('tells a photo of the other side, and one that shows nothing', async () => {
  serverReads(true, read, { ...read, side: null, certNo: nothing });
  show();
  await photograph('国徽面');
  expect(await screen.findByText('这张像人像面')).toBeInTheDocument();
  await photograph('人像面');
  expect(await screen.findByText('没有认出来，换一张')).toBeInTheDocument();
});

it('sends nothing that is no photo or too large', async () => {
  serverReads(true);
  show();
  await photograph('人像面', new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('请选择一张照片')).toBeInTheDocument();
  const large = new File([new Uint8Array((2 << 20) + 1)], 'a.heic', { type: 'image/heic' });
  await photograph('国徽面', large);
  expect(await screen.findByText(/照片太大/)).toBeInTheDocument();
  expect(server).toHaveBeenCalledTimes(1);
});
