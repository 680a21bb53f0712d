import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sendCode } from '@/wire/gen/identity';
import { renderScreen } from '../../../../test/renderScreen';

it('sends the code of a reset', async () => {
  const { calls } = await renderScreen('/sendNote?type=resetpassword&phone=13812346021', {
    as: 'visitor',
  });
  await screen.findByRole('textbox', { name: '短信验证码' });
  // It is sent once the page stands.
  await waitFor(() => expect(calls(sendCode)).toMatchObject([{ purpose: 'resetpassword' }]));
});
