import { confirmWithPassword, fillPurchase, orderShown } from './steps/trading';
import { enter, people } from './support';
import { expect, type Page, test } from './test';

/** A bond fund of risk R3 or lower, which the demo's opened customer may buy without a letter. */
const FUND = '032064';
const ORDERS = '**/trade/public/buy';

test('a form in a second tab waits for the order that the first one is placing', async ({
  page,
  context,
}) => {
  await waitForEver(page);
  await enter(page, people.opened);
  await fillPurchase(page, FUND, '300');
  // The order is on its way for long.
  let arrive = () => {};
  const under = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(ORDERS, async (route) => {
    await under;
    await route.continue();
  });
  await page.getByRole('button', { name: '确认买入' }).click();
  const sent = page.waitForRequest(ORDERS);
  await confirmWithPassword(page, '确认买入');
  await sent;

  const second = await context.newPage();
  const asked: string[] = [];
  second.on('request', (request) => {
    if (request.url().includes('queryPlaced')) asked.push(request.url());
  });
  await second.goto(`/publicbuy?fundCode=${FUND}`);
  // The form has come and is kept away: its fund is known.
  await expect(second.locator('.nav-sub')).toContainText(new RegExp(`. ${FUND}`));
  await expect(second.getByRole('status', { name: '正在加载' })).toBeVisible();
  // Nor does it ask when it is opened anew.
  await second.reload();
  await expect(second.locator('.nav-sub')).toContainText(new RegExp(`. ${FUND}`));
  await expect(second.getByRole('status', { name: '正在加载' })).toBeVisible();

  arrive();
  await orderShown(page);
  await expect(page.getByRole('heading', { name: '买入已受理' })).toBeVisible();
  await expect(second.getByRole('textbox').or(second.getByLabel('买入金额')).first()).toBeVisible();
  expect(asked).toEqual([]);
});

/** The app gives an answer up after a while, within which a busy machine opens no page twice. */
async function waitForEver(page: Page) {
  await page.addInitScript(() => {
    const plain = window.setTimeout;
    const timer = (work: () => void, ms?: number) => (ms === 20_000 ? 0 : plain(work, ms));
    Object.assign(window, { setTimeout: timer });
  });
}
