import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lineLost } from '@/wire/line';
import { renderScreen } from '../../../../test/renderScreen';

afterEach(() => act(() => lineLost.set(false)));

it('the page of a fund says of when it is once there is no line', async () => {
  await renderScreen('/funddetail?fundCode=016823', { as: 'visitor' });
  expect(await screen.findByText(/日涨跌/)).toBeVisible();
  expect(screen.queryByText(/以下更新于/)).toBeNull();
  act(() => lineLost.set(true));
  expect(await screen.findByText(/以下更新于\d\d-\d\d \d\d:\d\d/)).toBeVisible();
});
