import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { changePassword } from '@/wire/gen/identity';
import { answer, renderScreen } from '../../../../test/renderScreen';

/** The sheet with both passwords typed, and handed in. */
async function change(refusal: Refusal) {
  const answers = [answer(changePassword, refusal)];
  const { user, calls } = await renderScreen('/security', { as: 'holder', answers });
  await user.click(await screen.findByRole('button', { name: /^登录密码/ }));
  await user.type(await screen.findByLabelText('现密码'), 'tael2026');
  await user.type(screen.getByLabelText('新密码'), 'abcd1234');
  await user.click(screen.getByRole('button', { name: '保存新密码' }));
  await waitFor(() => expect(calls(changePassword)).toHaveLength(1));
}

it('says at the new password that it is too common, as the server names it', async () => {
  const data = { field: 'newPassword', reason: '这一项的格式不对' };
  await change(new Refusal(90002, '这个密码太常见，容易被猜到，请换一个', data));
  const fresh = screen.getByLabelText('新密码');
  await waitFor(() => expect(fresh).toHaveAccessibleDescription(/太常见/));
  expect(screen.getByLabelText('现密码')).not.toHaveAccessibleDescription();
});

it('says at the present password that it is wrong, and leads there', async () => {
  await change(new Refusal(11016, '密码不正确，还可输入4次'));
  const present = screen.getByLabelText('现密码');
  await waitFor(() => expect(present).toHaveFocus());
  expect(present).toHaveAccessibleDescription('密码不正确，还可输入4次');
});
