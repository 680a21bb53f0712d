import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { User } from '@/trade/customer/user';
import { call } from '@/wire/call';
import { Refusal } from '@/wire/failure';
import { removeAvatar, uploadAvatar, userAvatar } from '@/wire/gen/accounts';
import { queryClient } from '@/wire/query';
import { AvatarSheet } from './AvatarSheet';

vi.mock('@/wire/call', () => ({ call: vi.fn(), freshKey: () => 'key' }));
const server = vi.mocked(call);

const PHOTO = new File(['jpeg'], 'me.jpg', { type: 'image/jpeg' });
let refusal: Refusal | undefined;

beforeEach(() => {
  queryClient.clear();
  refusal = undefined;
  server.mockReset();
  server.mockImplementation(async (operation) => {
    if (operation.id === uploadAvatar.id && refusal) throw refusal;
    return operation.id === userAvatar.id ? { avatarId: '7', jpeg: 'AAAA' } : {};
  });
});

function show(avatarId: string | null) {
  const onClose = vi.fn();
  const user = { custName: '林*', avatarId } as User;
  render(
    <QueryClientProvider client={queryClient}>
      <AvatarSheet user={user} open onClose={onClose} />
    </QueryClientProvider>,
  );
  return onClose;
}

async function pick(photo: File) {
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await screen.findByLabelText('选择照片'), photo);
}

function asked(id: string) {
  return server.mock.calls.filter(([operation]) => operation.id === id);
}

it('sends the photo that was chosen, as a form, and closes', async () => {
  const onClose = show(null);
  await pick(PHOTO);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const form = asked(uploadAvatar.id)[0]?.[1];
  expect(form).toBeInstanceOf(FormData);
  expect((form as FormData).get('file')).toBeInstanceOf(Blob);
  expect(screen.queryByRole('button', { name: '恢复默认头像' })).toBeNull();
});

it('sends nothing that is no photo, and says what may be chosen', async () => {
  const onClose = show(null);
  await pick(new File(['text'], 'note.txt', { type: 'text/plain' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('请选择2MB以内、能打开的照片');
  expect(asked(uploadAvatar.id)).toHaveLength(0);
  expect(onClose).not.toHaveBeenCalled();
});

it('shows the refusal in its own words until another photo is taken', async () => {
  refusal = new Refusal(12018, '今日上传次数已达上限，请明天再试');
  const onClose = show(null);
  await pick(PHOTO);
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal.message);
  refusal = undefined;
  await pick(PHOTO);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for the picture only where there is one, and takes it away', async () => {
  const onClose = show('7');
  await userEvent.click(await screen.findByRole('button', { name: '恢复默认头像' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(asked(removeAvatar.id)).toHaveLength(1);
  expect(document.querySelector('.avatar img')).toHaveAttribute(
    'src',
    'data:image/jpeg;base64,AAAA',
  );
});
