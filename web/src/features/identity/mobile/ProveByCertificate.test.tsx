import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { verifyCertificate, verifyPassword } from '@/wire/gen/identity';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';

async function prove(...answers: TestAnswer[]) {
  const shown = await renderScreen('/telEdit', { as: 'holder', answers });
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: '原手机号收不到短信' }));
  await user.type(screen.getByLabelText('证件号码'), '110101199003077424');
  await user.type(screen.getByLabelText('登录密码'), 'tael2026');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  return shown;
}

it('asks for the certificate only after the password, and goes on with its key', async () => {
  const { calls } = await prove(
    answer(verifyPassword, () => ({}) as never),
    answer(verifyCertificate, { sessionkey: 'proved', valid: true, expiresAt: '' }),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/modifyTel'));
  expect(window.location.search).toBe('?sessionkey=proved');
  expect(calls(verifyCertificate)).toEqual([{ certNo: '110101199003077424' }]);
});

it('says each refusal at its own field', async () => {
  const { calls } = await prove(answer(verifyPassword, new Refusal(11016, '密码不正确')));
  await waitFor(() => expect(screen.getByLabelText('登录密码')).toHaveFocus());
  expect(screen.getByLabelText('登录密码')).toHaveAccessibleDescription('密码不正确');
  expect(calls(verifyCertificate)).toEqual([]);
});

it('says at the number that it is not the one on file', async () => {
  await prove(
    answer(verifyPassword, () => ({}) as never),
    answer(verifyCertificate, new Refusal(11012, '证件号码不正确')),
  );
  const number = screen.getByLabelText('证件号码');
  await waitFor(() => expect(number).toHaveAccessibleDescription('证件号码不正确'));
});
