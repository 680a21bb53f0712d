import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sendCode, sendOwnCode } from '@/wire/gen/identity';
import { renderScreen } from '../../../../test/renderScreen';

it.each(['visitor', 'holder'] as const)(
  'sends no code for a binding that cannot follow, and says so (%s)',
  async (as) => {
    const { calls, user } = await renderScreen('/sendNote?type=bind&phone=13812346021', { as });
    expect(await screen.findByRole('heading', { name: '暂时不能绑定微信' })).toBeVisible();
    expect(screen.getByText(/没有向你发送验证码/)).toBeVisible();
    expect([...calls(sendCode), ...calls(sendOwnCode)]).toEqual([]);
    await user.click(screen.getByRole('button', { name: '回到我的' }));
    expect(location.pathname).toBe('/my');
  },
);

it('sends the code of a reset', async () => {
  const { calls } = await renderScreen('/sendNote?type=resetpassword&phone=13812346021', {
    as: 'visitor',
  });
  await screen.findByRole('textbox', { name: '短信验证码' });
  expect(calls(sendCode)).toMatchObject([{ purpose: 'resetpassword' }]);
});
