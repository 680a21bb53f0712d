import { confirmWithPassword, orderShown, typeOnKeypad } from './steps/trading';
import { enter, people } from './support';
import { expect, test } from './test';

test('a customer sees the year and the lots of the pension, and buys out of its account', async ({
  page,
}) => {
  await enter(page, people.holder);
  // The address of the specification.
  await page.goto('/holdAsset?category=pension');
  await expect(page).toHaveURL(/\/pension$/);
  await expect(page.getByRole('heading', { name: /^\d{4}年，还能缴[\d,]+\.\d\d$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /次缴存，共[\d,.]+元，上限12,000\.00元/ })).toBeVisible();
  await expect(page.getByText('可赎回').first()).toBeVisible();
  await expect(page.getByText(/^还有\d+天$/).first()).toBeVisible();
  await expect(page.getByText(/^最早[\d-]+可赎回/).first()).toBeVisible();

  await page.getByRole('button', { name: '买入Y类基金' }).click();
  await page.getByRole('link', { name: /^买入/ }).first().click();
  await expect(page.getByText(/养老金账户 \d{4}$/)).toBeVisible();
  await expect(page.getByText('添加银行卡')).toHaveCount(0);
  await typeOnKeypad(page, '100');
  await page.locator('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: '确认买入' }).click();
  await confirmWithPassword(page, '确认买入');
  const orderNo = await orderShown(page);
  await page.goto(`/dealDetails?orderNo=${orderNo}`);
  await expect(page.getByText(/养老金账户 \d{4}$/)).toBeVisible();
  await page.goto('/pension');
  await expect(page.getByText(/^100\.00买入确认中/).first()).toBeVisible();
});

test('shares that are free go back to the account, and to no card', async ({ page }) => {
  await enter(page, people.holder);
  await page.goto('/pension');
  await page.getByRole('button', { name: /^赎回[\d,.]+份$/ }).first().click();
  await expect(page.getByText('赎回款只回养老金账户，不能取到银行卡')).toBeVisible();
  await page.getByRole('button', { name: '全部' }).click();
  await page.getByRole('button', { name: '确认赎回' }).click();
  await confirmWithPassword(page, '确认赎回');
  await orderShown(page);
});

test('who has no account sees the three steps, opens one at the bank, and links it', async ({
  page,
}) => {
  await enter(page, people.opened);
  await page.goto('/holdAsset?category=pension');
  await expect(page.getByRole('heading', { name: '还没有关联养老金账户' })).toBeVisible();
  for (const step of ['在银行开立账户', '在这里关联', '缴存后买入']) {
    await expect(page.getByText(step)).toBeVisible();
  }
  await page.getByRole('button', { name: '关联账户' }).click();
  // Nothing is asked of the bank before the customer agrees to it.
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await page.getByRole('button', { name: '关联账户' }).click();
  await confirmWithPassword(page, '确认关联');
  await expect(page.getByRole('heading', { name: '没有找到你的养老金账户' })).toBeVisible();

  await page.request.post('/demo/pension', { data: { mobile: people.opened, amount: '3000' } });
  await page.getByRole('button', { name: '再找一次' }).click();
  await confirmWithPassword(page, '确认关联');
  await expect(page).toHaveURL(/\/pension$/);
  await expect(page.getByRole('heading', { name: /还能缴9,000\.00$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '买入Y类基金' })).toBeVisible();
});
