import { expect, type Page, test } from '@playwright/test';
import { call, enter, expectAccessible, people, picture, settled, tokenOf } from './support';

/** Screens that anybody may open. */
const PUBLIC = [
  '/fundhome',
  '/searchfund',
  '/fundlist',
  '/my',
  '/sign',
  '/loginNote',
  '/login',
  '/forget',
  '/protocol',
  '/nowhere',
  '/sendNote?areaCode=86&phone=13900000000&type=resetpassword',
];

/** Screens of the customer with holdings; `{fund}` and `{order}` are his own. */
const OWN = [
  '/asset',
  '/assetDetails?fundCode={fund}',
  '/sharedetail?fundCode={fund}',
  '/way?fundCode={fund}',
  '/deal',
  '/dealDetails?orderNo={order}',
  '/publicbuy?fundCode={fund}',
  '/riskbook?fundCode={fund}',
  '/agreement?fundCode={fund}',
  '/fundResult?orderNo={order}',
  '/ransom?fundCode={fund}',
  '/searchConvertFund?fundCode={fund}',
  '/convertAndRanSomBuyDealDetails?orderNo={order}',
  '/funddetail?fundCode={fund}',
  '/transactionrule?fundCode={fund}',
  '/myselectfund',
  '/my',
  '/bankCard',
  '/addCard',
  '/security',
  '/telEdit',
  '/modifyTel?sessionkey=ended',
  '/gesture/set',
  '/risktestbefore',
  '/risktest',
  '/risktestresult',
  '/createsuccess',
  '/openAudit',
];

/** Screens of the customer who has not opened an account yet. */
const OPENING = ['/opening', '/realname', '/personalinfo', '/bankauth', '/asset', '/my'];

interface Record {
  orderNo: string;
  fundCode: string;
}

test.describe('screens', () => {
  for (const path of PUBLIC) {
    test(`${path} is whole and accessible to a visitor`, async ({ page }) => {
      await look(page, path, 'visitor');
    });
  }

  test('the screens of a customer with holdings are whole and accessible', async ({ page }) => {
    test.setTimeout(600_000);
    const token = await tokenOf(page.request, people.holder);
    const path = '/proxy/hwm/bff/trade/queryTradeRecordNew';
    const found = await call<{ months: { records: Record[] }[] }>(
      page.request,
      path,
      { params: {} },
      token,
    );
    const record = found.data.months[0]?.records[0];
    expect(record).toBeDefined();
    await enter(page, people.holder);
    for (const screen of OWN) {
      const own = screen
        .replace('{fund}', record?.fundCode ?? '')
        .replace('{order}', record?.orderNo ?? '');
      await look(page, own, 'holder');
    }
  });

  test('the screens of opening an account are whole and accessible', async ({ page }) => {
    test.setTimeout(300_000);
    await enter(page, people.newcomer);
    for (const screen of OPENING) await look(page, screen, 'newcomer');
  });
});

async function look(page: Page, path: string, who: string) {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await page.goto(path);
  await settled(page);
  await picture(page, `${who}${path.replace(/\?.*/, '').replaceAll('/', '-')}`);
  await expectAccessible(page);
  expect(broken, path).toEqual([]);
}
