import type { Frame } from '@playwright/test';
import { confirmWithPassword, typeOnKeypad } from './steps/trading';
import { agree, expectAccessible, picture } from './support';
import { expect, type Page, test } from './test';

/** The demo on a laptop: the stage, with the real app in the phone. */
test.use({
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
});

/** A bond fund that every demo customer may buy. */
const FUND = '031042';

test('a visitor buys on the phone and sees what happens behind the curtain', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/fundhome');
  const customer = page.getByRole('button', { name: '已开户' });
  const curtain = page.getByRole('region', { name: '幕后' });
  const day = page.getByRole('region', { name: '业务日' });
  const phone = await framed(page);

  await test.step('a tap logs a customer in', async () => {
    await customer.click();
    await expect(customer).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await expect(page.locator('iframe')).toBeInViewport({ ratio: 1 });
    await expect(curtain).toBeInViewport({ ratio: 1 });
    await picture(page, 'stage-1-customer');
  });

  await test.step('the phone buys', async () => {
    await phone.goto(`/publicbuy?fundCode=${FUND}`);
    await typeOnKeypad(phone, '1234');
    // By the keyboard: the phone is drawn smaller than it is, and scrolls in its own pixels.
    await phone.locator('main').getByRole('checkbox').press('Space');
    await phone.getByRole('button', { name: '确认买入' }).click();
    await confirmWithPassword(phone, '确认买入');
    await expect(phone.getByRole('heading', { name: '买入已受理' })).toBeVisible();
    // The money is collected within a second or two.
    await expect(curtain.getByRole('table')).toContainText('external:bank');
    await expect(curtain.getByRole('table')).toContainText('1,234.00');
    await expect(curtain).toContainText('封单后写出');
    await picture(page, 'stage-2-bought');
  });

  await test.step('each thing comes when its step is done', async () => {
    const orderNo = new URL(phone.url()).searchParams.get('orderNo');
    await phone.goto(`/dealDetails?orderNo=${orderNo}`);
    await expect(phone.locator('.promise [data-state="now"]')).toContainText('确认份额');
    const before = await day.getByRole('heading').innerText();
    await day.getByRole('button', { name: /^到/ }).click();
    await expect(curtain).toContainText('_03.TXT');
    await expect(field(curtain, 'ApplicationAmount')).toHaveText(/^1234\.00/);
    await day.getByRole('button', { name: '暂停' }).click();
    await expect(day).toContainText('停在两步之间');
    await expect(day.getByRole('heading')).toHaveText(before);
    await day.getByRole('button', { name: '继续' }).click();
    await expect(curtain).toContainText('_04.TXT', { timeout: 60_000 });
    await expect(curtain).toContainText('买入确认');
    await expect(curtain).toContainText('借贷相等');
    await expect(phone.locator('.promise [data-kept]')).toContainText('确认成功');
    await expect(day.getByRole('heading')).not.toHaveText(before, { timeout: 60_000 });
    await picture(page, 'stage-3-confirmed');
  });

  await test.step('the phone shows the shares of the answer', async () => {
    const said = await field(curtain, 'ConfirmedVol').innerText();
    const shares = Number.parseFloat(said).toLocaleString('en-US', { minimumFractionDigits: 2 });
    await expect(phone.locator('main')).toContainText(shares);
    await expect(phone.locator('main')).toContainText('确认成功');
    await expectAccessible(page);
  });

  await test.step('back goes back on the phone, and the address is the phone’s', async () => {
    await expect(page).toHaveURL(/\/dealDetails\?orderNo=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/fundResult/);
    await expect(day).toBeVisible();
    await page.reload();
    // It was received when he left, and is confirmed by now.
    await expect((await framed(page)).getByRole('heading', { name: '买入已确认' })).toBeVisible();
  });
});

test('a specimen and a code fill the form on the phone by a tap', async ({ page }) => {
  await page.goto('/sendNote');
  const phone = await framed(page);
  const samples = page.getByRole('region', { name: '样本' });
  await expect(samples.getByRole('button', { name: '通过' }).first()).toBeDisabled();
  await page.getByRole('button', { name: '未开户' }).click();
  await expect(page.getByRole('button', { name: '未开户' })).toHaveAttribute('aria-pressed', 'true');
  await phone.goto('/realname');
  await agree(phone);
  await samples.getByRole('button', { name: '通过' }).first().click();
  await expect(phone.getByRole('textbox', { name: '身份证号' })).toHaveValue('110101199003077424');
});

async function framed(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('the stage has no phone');
  return frame;
}

/** The value of the last record's field: of the answer once it is there. */
function field(curtain: ReturnType<Page['getByRole']>, name: string) {
  const record = curtain.locator('dl').last();
  return record.locator('div').filter({ hasText: name }).locator('dd').first();
}
