import type { FrameLocator } from '@playwright/test';
import { expectAccessible } from './support';
import { expect, type Page, test } from './test';

/** The app in four phones, each with a simulated host around it. */
test.use({
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
});

const FUND = '/funddetail?fundCode=031042';

function phone(page: Page, host: string): FrameLocator {
  return page.frameLocator(`iframe[name^="tael-host:${host}"]`);
}

test('the app is the same in four hosts, and uses what each of them has', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/demo/hosts');
  const of = (name: string) => page.getByRole('region', { name, exact: true });
  const log = page.getByRole('region', { name: '发生了什么' });
  const [native, wechat, advisor] = ['native', 'wechat', 'advisor'].map((host) =>
    phone(page, host),
  ) as [FrameLocator, FrameLocator, FrameLocator];

  await test.step('an app draws the title, opens a deep link, and shares', async () => {
    await of('Tael App').getByRole('combobox').selectOption('/marketList');
    await expect(of('Tael App').locator('.host-bar b')).toHaveText('行情');
    // No home button where another app has its own way home.
    await expect(native.getByRole('link', { name: '回首页' })).toHaveCount(0);
    await of('Tael App').getByRole('combobox').selectOption('/asset');
    await expect(native.getByRole('heading', { name: /欢迎来到/ })).toBeVisible();
    // Four pages of one app have the same landmarks.
    await expectAccessible(page, { iframes: false });
  });

  await test.step('WeChat takes the signature of each screen and shares it', async () => {
    const act = of('微信').getByRole('button', { name: '发给朋友' });
    await expect(act).toBeEnabled();
    await act.click();
    await expect(log.getByRole('button', { name: /在微信里打开：/ })).toContainText('/fundlist');
    await goIn(page, 'wechat', '/login');
    // What is nobody else's business has an empty menu.
    await expect(act).toBeDisabled();
    await goIn(page, 'wechat', FUND);
    await expect(act).toBeEnabled();
    await act.click();
    await expect(log.getByRole('button', { name: /在微信里打开：/ }).first()).toContainText(FUND);
    await expect(log.getByText('签名没通过')).toHaveCount(0);
  });

  await test.step('an iPhone wants another address signed, and gets it', async () => {
    await of('微信').getByRole('radio', { name: 'iOS' }).click();
    await expect(wechat.getByRole('heading', { name: '基金排行' })).toBeVisible();
    await goIn(page, 'wechat', FUND);
    await expect(log.getByText('签名没通过').first()).toBeVisible();
    await of('微信').getByRole('button', { name: '朋友圈' }).click();
    const card = log.getByRole('listitem').filter({ hasText: '发到朋友圈' });
    await expect(card).toContainText(FUND);
  });

  await test.step('the advisers’ app reads without a login, and no further', async () => {
    await expect(advisor.getByRole('heading', { name: '测评须知' })).toBeVisible();
    await advisor.getByRole('button', { name: '去测评' }).press('Enter');
    await expect(advisor.getByRole('heading', { name: /欢迎来到/ })).toBeVisible();
  });

  await test.step('a company that sells in its app only sends a browser there', async () => {
    const browser = phone(page, 'browser');
    await of('浏览器').getByRole('radio', { name: '只看，交易去App' }).click();
    await expect(browser.getByRole('heading', { name: '行情' })).toBeVisible();
    await goIn(page, 'browser', FUND);
    await browser.getByRole('button', { name: '买入', exact: true }).press('Enter');
    await expect(browser.getByRole('heading', { name: '到App里继续' })).toBeVisible();
    await of('浏览器').getByRole('radio', { name: '能交易' }).click();
    await expect(browser.getByRole('heading', { name: '行情' })).toBeVisible();
  });

  await test.step('an app that answers nothing leaves the page to itself', async () => {
    await of('Tael App').getByRole('button', { name: '不回答' }).click();
    await goIn(page, 'native', FUND);
    await native.getByRole('button', { name: '分享' }).press('Enter');
    await expect(native.getByRole('img', { name: /的海报/ })).toBeVisible();
  });
});

/** As a link that the person was sent; the page may have just been loaded, and not listen yet. */
async function goIn(page: Page, host: string, path: string) {
  await expect(async () => {
    await page.evaluate(
      ([name, to]) => {
        const frame = document.querySelector<HTMLIFrameElement>(
          `iframe[name^="tael-host:${name}"]`,
        );
        const asked = { tael: 'stage', act: 'go', path: to };
        frame?.contentWindow?.postMessage(asked, window.location.origin);
      },
      [host, path] as const,
    );
    const frame = page.frames().find((one) => one.name().startsWith(`tael-host:${host}`));
    expect(frame?.url()).toContain(path);
  }).toPass();
}
