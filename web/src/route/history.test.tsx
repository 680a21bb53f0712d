import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endFlow, leave, places, visit } from './history';
import { closeOnBack } from './over';
import { setScreens } from './table';

const here = () => window.location.pathname + window.location.search;
const at = (pathname: string) =>
  vi.waitFor(() => expect([places.get().pathname, here()]).toEqual([pathname, pathname]));
/** What waits for the browser has been done. */
const settled = () => pause(60);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(async () => {
  await settled();
  visit('/fundhome');
});

describe('the way back', () => {
  it('closes what lies over a screen, and leaves the screen only then', async () => {
    visit('/ransom?fundCode=016823');
    const close = vi.fn(() => end());
    const end = closeOnBack(close);
    await settled();
    const { length } = window.history;
    window.history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(here()).toBe('/ransom?fundCode=016823');
    expect(places.get().pathname).toBe('/ransom');
    // Nothing was put into the history meanwhile: a browser skips what nobody tapped for.
    expect(window.history.length).toBe(length);
    window.history.back();
    await at('/fundhome');
  });

  it('closes one layer after the other, the uppermost first', async () => {
    visit('/my');
    const closed: string[] = [];
    const ends = ['sheet', 'dialog'].map((name) => closeOnBack(() => closed.push(name)));
    await settled();
    for (const so_far of [['dialog'], ['dialog', 'sheet']]) {
      window.history.back();
      await vi.waitFor(() => expect(closed).toEqual(so_far));
    }
    for (const end of ends) end();
    window.history.back();
    await at('/fundhome');
  });

  it('is not made longer by what was closed without it', async () => {
    visit('/my');
    const end = closeOnBack(() => undefined);
    await settled();
    end();
    await settled();
    window.history.back();
    await at('/fundhome');
  });

  it('is gone once only, however late the browser is there', async () => {
    visit('/publicbuy');
    const end = closeOnBack(() => undefined);
    await settled();
    vi.stubGlobal('navigation', { currentEntry: { index: 2 } });
    const go = window.history.go.bind(window.history);
    const late = vi.spyOn(window.history, 'go');
    late.mockImplementation((by) => void setTimeout(() => go(by), 700));
    end();
    await pause(600);
    closeOnBack(() => undefined)();
    await pause(900);
    expect(late).toHaveBeenCalledTimes(1);
    expect(here()).toBe('/publicbuy');
    late.mockRestore();
    vi.unstubAllGlobals();
    window.history.back();
    await at('/fundhome');
  });

  it('is not waited for where the history has none', async () => {
    visit('/my');
    vi.stubGlobal('navigation', { currentEntry: { index: 0 } });
    window.history.replaceState({ ...window.history.state, over: 1 }, '');
    closeOnBack(() => undefined)();
    visit('/asset');
    await settled();
    expect(here()).toBe('/asset');
    vi.unstubAllGlobals();
  });

  it('leads past the screen that an open sheet was replaced from', async () => {
    visit('/publicbuy');
    const end = closeOnBack(() => undefined);
    await settled();
    visit('/fundResult', { replace: true });
    end();
    await at('/fundResult');
    window.history.back();
    await at('/fundhome');
  });

  it('leads to the screen that an open sheet led on from', async () => {
    visit('/my');
    const end = closeOnBack(() => undefined);
    await settled();
    visit('/addCard');
    await at('/addCard');
    end();
    window.history.back();
    await at('/my');
  });

  it('is the same by our own act, whatever lies over the screen', async () => {
    visit('/security');
    const close = vi.fn();
    const end = closeOnBack(close);
    await settled();
    leave('/my');
    await at('/fundhome');
    expect(close).not.toHaveBeenCalled();
    end();
  });

  it('is gone once to where it is sent twice', async () => {
    visit('/publicbuy?fundCode=016823');
    visit('/publicbuy?fundCode=016823');
    window.history.back();
    await at('/fundhome');
  });
});

describe('a flow', () => {
  const WIZARD = ['/opening', '/realname', '/personalinfo', '/bankauth'];

  setScreens(
    WIZARD.map((path) => ({ path, title: '', needs: 'public', redirect: '/', flow: 'opening' })),
  );

  it('is left behind in one step', async () => {
    visit('/my');
    for (const path of WIZARD) visit(path);
    endFlow('opening', '/createsuccess');
    await at('/createsuccess');
    window.history.back();
    await at('/my');
  });

  it('that leads over another screen is still one', async () => {
    visit('/my');
    visit('/opening');
    visit('/protocol');
    window.history.back();
    await at('/opening');
    visit('/realname');
    endFlow('opening', '/createsuccess');
    await at('/createsuccess');
    window.history.back();
    await at('/my');
  });

  it('begins anew from a screen that is none of its own', async () => {
    visit('/opening');
    visit('/my');
    visit('/realname');
    endFlow('opening', '/createsuccess');
    await at('/createsuccess');
    window.history.back();
    await at('/my');
  });

  it('that was not begun ends where it stands', async () => {
    visit('/my');
    endFlow('opening', '/createsuccess');
    await at('/createsuccess');
    window.history.back();
    await at('/fundhome');
  });
});

it('goes only from where it was sent', () => {
  const { key } = places.get();
  visit('/my');
  visit('/loginNote', { replace: true, from: key });
  expect(here()).toBe('/my');
});
