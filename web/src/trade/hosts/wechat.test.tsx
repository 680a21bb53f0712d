import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import type { ShareCard } from './port';

vi.mock('@/wire/call', () => ({ call: vi.fn() }));

const card: ShareCard = {
  title: '红利低波',
  text: '净值、费用和日期',
  url: 'https://m.tael.test/funddetail?fundCode=016823',
  picture: 'https://m.tael.test/icons/icon-192.png',
};

/** WeChat's library as it behaves: `ready` is told at once after the first page. */
function library(accepts: (url: string) => boolean) {
  let [ready, failed]: (() => void)[] = [() => {}, () => {}];
  let hasBeenReady = false;
  const menu: (ShareCard['title'] | null)[] = [];
  const wx = {
    config({ signature }: { signature: string }) {
      void Promise.resolve().then(() => {
        if (!accepts(signature)) return failed?.();
        hasBeenReady = true;
        ready?.();
      });
    },
    ready(done: () => void) {
      ready = done;
      if (hasBeenReady) done();
    },
    error(done: () => void) {
      failed = done;
    },
    updateAppMessageShareData: ({ title }: { title: string }) => menu.push(title),
    updateTimelineShareData: () => {},
    hideAllNonBaseMenuItem: () => menu.push(null),
    showAllNonBaseMenuItem: () => {},
    closeWindow: () => {},
  };
  return { wx, menu };
}

async function port(wx: object) {
  vi.resetModules();
  vi.mocked(call).mockReset();
  vi.mocked(call).mockImplementation((_, input) => {
    const { url } = input as { url: string };
    return Promise.resolve({ appId: 'wx', signature: url, library: '/lib.js' } as never);
  });
  (window as { wx?: object }).wx = wx;
  const { wechatPort } = await import('./wechat');
  return wechatPort();
}

beforeEach(() => {
  window.history.replaceState(null, '', '/fundlist');
  // The library's file is there at once.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
});

it('signs for each address, and tells the menu what the screen shares', async () => {
  const { wx, menu } = library((url) => url === window.location.href);
  const wechat = await port(wx);
  expect(await wechat.share(card)).toBe('hint');
  window.history.pushState(null, '', '/my');
  wechat.offer(null);
  await vi.waitFor(() => expect(menu.at(-1)).toBeNull());
  expect(menu[0]).toBe(card.title);
  const urls = vi.mocked(call).mock.calls.map(([, input]) => (input as { url: string }).url);
  expect(urls).toEqual(['/fundlist', '/my'].map((path) => window.location.origin + path));
});

it('signs for the first address where the phone wants that one', async () => {
  const first = window.location.href;
  const { wx, menu } = library((url) => url === first);
  const wechat = await port(wx);
  wechat.offer(card);
  await vi.waitFor(() => expect(menu).toEqual([card.title]));
  window.history.pushState(null, '', '/marketList');
  wechat.offer({ ...card, title: '行情' });
  await vi.waitFor(() => expect(menu.at(-1)).toBe('行情'));
  // It knows by now: the next screen asks for no other one.
  const asked = vi.mocked(call).mock.calls.length;
  window.history.pushState(null, '', '/fundhome');
  wechat.offer({ ...card, title: '首页' });
  await vi.waitFor(() => expect(menu.at(-1)).toBe('首页'));
  expect(vi.mocked(call).mock.calls.length).toBe(asked);
});

it('asks for no signature any more where there is no library', async () => {
  const wechat = await port({});
  vi.mocked(call).mockImplementation(() => Promise.resolve({ signature: '' } as never));
  wechat.offer(card);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  await new Promise((done) => setTimeout(done));
  window.history.pushState(null, '', '/marketList');
  wechat.offer({ ...card, title: '行情' });
  await new Promise((done) => setTimeout(done));
  expect(call).toHaveBeenCalledTimes(1);
});

it('hands the link to the system where WeChat refuses every signature', async () => {
  const { wx, menu } = library(() => false);
  const wechat = await port(wx);
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  expect(await wechat.share(card)).toBe('shared');
  expect(menu).toEqual([]);
  vi.unstubAllGlobals();
});

it('shows the newest screen, whichever signature comes first', async () => {
  const { wx, menu } = library(() => true);
  const wechat = await port(wx);
  let come = (_: never) => {};
  vi.mocked(call).mockReturnValueOnce(
    new Promise<never>((resolve) => {
      come = resolve;
    }),
  );
  wechat.offer(card);
  window.history.pushState(null, '', '/my');
  wechat.offer(null);
  await vi.waitFor(() => expect(menu.at(-1)).toBeNull());
  come({ appId: 'wx', signature: 'old', library: '/lib.js' } as never);
  await new Promise((done) => setTimeout(done, 20));
  expect(menu).not.toContain(card.title);
});
