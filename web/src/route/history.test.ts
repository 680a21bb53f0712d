import { expect, it, vi } from 'vitest';
import { leave, places, visit } from './history';
import { closeOnBack } from './useBackCloses';

const at = (pathname: string) => vi.waitFor(() => expect(places.get().pathname).toBe(pathname));

it('closes what lies over a screen on the way back, and leaves the screen only then', async () => {
  visit('/fundhome');
  visit('/ransom?fundCode=016823');
  const close = vi.fn(() => end());
  const end = closeOnBack(close);
  window.history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(window.location.pathname + window.location.search).toBe('/ransom?fundCode=016823');
  expect(places.get().pathname).toBe('/ransom');
  window.history.back();
  await at('/fundhome');
});

it('leaves by its own act whatever lies over the screen', async () => {
  visit('/fundhome');
  visit('/security');
  const close = vi.fn();
  const end = closeOnBack(close);
  leave('/my');
  await at('/fundhome');
  expect(close).not.toHaveBeenCalled();
  end();
});

it('goes once to where it is sent twice', async () => {
  visit('/fundhome');
  visit('/publicbuy?fundCode=016823');
  visit('/publicbuy?fundCode=016823');
  window.history.back();
  await at('/fundhome');
});
