import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chooseTextSize, textSize } from '@/lib/look';
import { lasting } from '@/lib/storage';
import { userInfo, userinfo } from '@/wire/gen/accounts';
import { endSession } from '@/wire/session';
import { answer, renderScreen } from '../../../test/renderScreen';
import { sample } from '../../../test/sample';

/** Both of the customer's records say so. */
const elder = [userinfo, userInfo].map((record) =>
  answer(record, { ...sample(userinfo), offersLargeText: true }),
);

beforeEach(() => {
  lasting.clear();
  chooseTextSize('normal');
});

it('offers large text to who is of an age for it, and takes it at a tap', async () => {
  const { user } = await renderScreen('/fundhome', { as: 'holder', answers: elder });
  await user.click(await screen.findByRole('button', { name: '用大字版' }));
  expect(textSize.get()).toBe('elder');
});

it('asks once: who says no is not asked again', async () => {
  const first = await renderScreen('/fundhome', { as: 'holder', answers: elder });
  await first.user.click(await screen.findByRole('button', { name: '不用' }));
  await waitFor(() => expect(screen.queryByText('字要不要大一些？')).toBeNull());
  cleanup();
  // Whoever comes next asks the same device.
  endSession();
  const { user } = await renderScreen('/fundhome', { as: 'holder', answers: elder });
  const entry = await screen.findByRole('button', { name: '大字版' });
  expect(screen.queryByText('字要不要大一些？')).toBeNull();
  await user.click(entry);
  expect(textSize.get()).toBe('elder');
});

it('asks nobody who is younger', async () => {
  await renderScreen('/fundhome', { as: 'holder' });
  expect(await screen.findByRole('button', { name: '大字版' })).toBeVisible();
  expect(screen.queryByText('字要不要大一些？')).toBeNull();
});
