import { Line } from './line';
import { enter, people } from './support';
import { expect, type Page, test } from './test';

// The only tests that let the worker run.
test.use({ serviceWorkers: 'allow' });

const FUND = '/funddetail?fundCode=032064';
const OLD = /没有更新成功，以下更新于\d\d-\d\d \d\d:\d\d/;

/** The worker has taken the page over, and has the shell. */
async function kept(page: Page) {
  await page.waitForFunction(() => localStorage.getItem('tael.shell') !== null);
  let before = -1;
  await expect(async () => {
    const files = await page.evaluate(async () => {
      const shells = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      return (await Promise.all(shells.map((shell) => shell.keys()))).flat().length;
    });
    const all = files > 0 && files === before;
    before = files;
    expect(all).toBe(true);
  }).toPass({ intervals: [1000] });
  await page.reload();
  await page.waitForLoadState('networkidle');
}

/** No file has come between two looks, which lie further apart than what is quiet for the worker. */
async function filesAreAllThere(): Promise<boolean> {
  const shells = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const files = (await Promise.all(shells.map((shell) => shell.keys()))).flat().length;
  const before = Reflect.get(window, 'filesBefore');
  Reflect.set(window, 'filesBefore', files);
  return files === before;
}

/** What lies in the device's database, as text; waits until there are so many rows. */
async function rows(page: Page, least: number): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    found = await page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const asked = indexedDB.open('tael.seen');
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            const base = asked.result;
            const all = base.transaction('rows').objectStore('rows').getAll();
            all.onsuccess = () => {
              base.close();
              const text = (body: Uint8Array) => new TextDecoder().decode(body);
              resolve(all.result.map(({ id, of, body }) => `${id} ${of} ${text(body)}`));
            };
          };
        }),
    );
    expect(found.length).toBeGreaterThanOrEqual(least);
  }).toPass();
  return found;
}

test.describe('without a network', () => {
  test('the last figures stand under their time after a reload, and come alive by themselves', async ({
    page,
    baseURL,
  }) => {
    const line = new Line(baseURL ?? '');
    await line.open();
    try {
      await enter(page, people.holder);
      await page.goto(`${line.url}/asset`);
      const total = page.getByText('总资产').first();
      await expect(total).toBeVisible();
      await kept(page);
      await expect(total).toBeVisible();
      // Its lower cards come by themselves, and are kept then, too.
      await expect(page.getByRole('heading', { name: '资产配置' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await rows(page, 5);

      await line.cut();
      await page.reload();
      const old = page.getByText(OLD);
      await expect(old).toBeVisible({ timeout: 30_000 });
      await expect(total).toBeVisible();

      await line.open();
      await expect(old).toBeHidden({ timeout: 40_000 });
      await expect(total).toBeVisible();
    } finally {
      await line.cut();
    }
  });

  test('a cold start shows them too, from rows that nobody else can read', async ({
    page,
    context,
    baseURL,
  }) => {
    const line = new Line(baseURL ?? '');
    await line.open();
    try {
      await enter(page, people.holder);
      await page.goto(`${line.url}/asset`);
      await expect(page.getByText('总资产').first()).toBeVisible();
      await kept(page);
      const lying = (await rows(page, 5)).join('\n');
      expect(lying).not.toMatch(/custNo|fundCode|heldFunds|assetOverview/);

      await line.cut();
      // A tab of its own has no storage of the session.
      const cold = await context.newPage();
      await page.close();
      await cold.goto(`${line.url}/asset`);
      await expect(cold.getByText('总资产').first()).toBeVisible();
      await expect(cold.getByText(OLD)).toBeVisible({ timeout: 30_000 });

      await cold.goto(`${line.url}/my`);
      await cold.getByRole('button', { name: '退出登录' }).click();
      await cold.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
      await expect(async () => expect(await rows(cold, 0)).toEqual([])).toPass();
    } finally {
      await line.cut();
    }
  });

  test('what opens within a screen opens without one, too, once the line was quiet', async ({
    page,
    baseURL,
  }) => {
    const line = new Line(baseURL ?? '');
    await line.open();
    try {
      await enter(page, people.holder);
      await page.goto(`${line.url}/myData`);
      const consent = page.getByRole('switch', { name: '同意证件和银行卡' });
      await expect(consent).toBeVisible();
      await kept(page);
      await page.waitForFunction(filesAreAllThere, undefined, { polling: 4000, timeout: 60_000 });

      await line.cut();
      await consent.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByText('留着什么，到什么时候')).toBeAttached();
    } finally {
      await line.cut();
    }
  });

  test('what would act waits and says why, and goes on when the network is back', async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(page, people.holder);
    await page.goto(`${baseURL}/publicbuy?fundCode=032064`);
    const why = page.getByText('没有网络，联网后再操作');
    await page.getByRole('button', { name: '1,000' }).click();
    await page.getByRole('button', { name: '下一步' }).click();
    await page.locator('main').getByRole('checkbox').check();
    const act = page.getByRole('contentinfo').getByRole('button').last();
    await expect(act).toBeEnabled();
    await expect(why).toBeHidden();
    // What comes after the first screen has come, and looks at the line.
    await page.waitForFunction(() => document.querySelector('link[rel="manifest"]') !== null);
    await context.setOffline(true);
    await expect(why).toBeVisible();
    await expect(act).toBeDisabled();
    await context.setOffline(false);
    await expect(why).toBeHidden();
    await expect(act).toBeEnabled();
  });

  test('a visitor has the page of a fund at once', async ({ page, context, baseURL }) => {
    const line = new Line(baseURL ?? '');
    await line.open();
    try {
      await page.goto(line.url + FUND);
      const fees = (where: Page) => where.getByRole('heading', { name: '费用' });
      await expect(fees(page)).toBeVisible();
      await kept(page);
      await expect(fees(page)).toBeVisible();
      await rows(page, 3);
      const name = await page.getByRole('heading', { level: 1 }).innerText();

      await line.cut();
      const cold = await context.newPage();
      await cold.addInitScript((title) => {
        new MutationObserver((_, watch) => {
          if (!document.querySelector('h1')?.textContent?.includes(title)) return;
          document.documentElement.dataset.stoodAt = String(Math.round(performance.now()));
          watch.disconnect();
        }).observe(document, { childList: true, subtree: true });
      }, name);
      await cold.goto(line.url + FUND);
      await expect(fees(cold)).toBeVisible();
      const stood = await cold.locator('html').getAttribute('data-stood-at');
      // 300 ms on a phone at rest; this machine does other things beside it.
      expect(Number(stood)).toBeLessThan(3_000);
      console.log(`SHOWN offline after ${stood} ms`);
      await expect(cold.getByText(OLD).first()).toBeVisible({ timeout: 30_000 });
    } finally {
      await line.cut();
    }
  });
});
