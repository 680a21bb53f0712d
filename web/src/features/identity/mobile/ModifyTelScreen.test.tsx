import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '@/wire/failure';
import { changeMobile, sendCode } from '@/wire/gen/identity';
import { answer, renderScreen } from '../../../../test/renderScreen';

it('asks for another mobile where somebody else has the new one', async () => {
  const { user, calls } = await renderScreen('/modifyTel?sessionkey=proved', {
    answers: [
      answer(sendCode, { mobile: '138****0002', resendAfterSeconds: 60, leftToday: 4 } as never),
      answer(changeMobile, new Refusal(11019, '手机号已注册')),
    ],
  });
  await user.type(await screen.findByLabelText('手机号'), '13800000002');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await user.type(await screen.findByRole('textbox', { name: '短信验证码' }), '123456');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('这个手机号已注册其他账户');
  expect(calls(changeMobile)).toEqual([{ mobile: '13800000002', code: '123456' }]);
  await user.click(screen.getAllByRole('button', { name: '换个手机号' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.getByLabelText('手机号')).toHaveValue('13800000002'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
