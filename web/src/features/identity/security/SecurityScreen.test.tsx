import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endDevice, security } from '@/wire/gen/identity';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

it('logs another device out, and shows the list without it', async () => {
  const there = sample(security);
  const [own] = there.devices;
  if (!own) throw new Error('the holder has a device');
  const other = { ...own, deviceId: '2', name: '另一台手机', current: false, active: true };
  let ended = false;
  const { user, calls } = await renderScreen('/security', {
    answers: [
      answer(security, () => ({ ...there, devices: ended ? [own] : [own, other] })),
      answer(endDevice, () => {
        ended = true;
        return {} as never;
      }),
    ],
  });
  expect(await screen.findByText('另一台手机')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '退出登录' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: '退出登录' }));
  await expect.poll(() => screen.queryByText('另一台手机')).toBeNull();
  expect(calls(endDevice)).toEqual([{ deviceId: '2' }]);
});
