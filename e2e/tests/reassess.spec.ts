import { answerQuestions } from './steps/riskTest';
import { typeOnKeypad } from './steps/trading';
import { call, enter, expectAccessible, people, picture, settled, tokenOf } from './support';
import { expect, test } from './test';

/** Above R1, which is all that the lowest class may buy. */
const FUND = '032064';
/** Answers of somebody who cannot bear any loss. */
const LOWEST = 'ADCCDBDDDCCAC';

test('who may not buy is assessed again, and comes back to what he typed', async ({ page }) => {
  await enter(page, people.opened);
  await page.goto(`/publicbuy?fundCode=${FUND}`);
  await typeOnKeypad(page, '1500');
  await expect(page.getByRole('button', { name: /，1,?500元/ })).toBeVisible();

  // Elsewhere he says that he can bear no loss.
  const token = await tokenOf(page.request, people.opened);
  const answers = [...LOWEST].map((letter, at) => ({ questionNo: at + 1, options: [letter] }));
  const body = { version: 1, answers, confirmed: true };
  const lowered = await call(page.request, '/api/v1/m/risk/submit', body, token);
  expect(lowered.status.code, lowered.status.message).toBe(10000);
  await page.reload();
  await page.getByRole('button', { name: '重新测评' }).click();
  await expect(page).toHaveURL(`/secondrisktest?fundCode=${FUND}`);
  await settled(page);
  await expect(page.getByText('今天1次')).toBeVisible();
  await picture(page, 'reassess-1-before');
  await expectAccessible(page);

  // The way back from the questions leads to what stands before them.
  await page.getByRole('button', { name: '开始复评' }).click();
  await expect(page.locator('fieldset label', { hasText: '上次' })).toHaveCount(1);
  await expect(page.locator('fieldset input:checked')).toHaveCount(0);
  await picture(page, 'reassess-2-questions');
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('button', { name: '开始复评' }).click();
  await answerQuestions(page, 2);
  // A level that is above one of today is put to the customer first.
  await page.getByRole('button', { name: '确认无误，提交' }).click();

  await expect(page).toHaveURL(`/secondrisktestresult?fundCode=${FUND}`);
  await settled(page);
  await expect(page.getByText('现在可以买', { exact: true })).toBeVisible();
  await picture(page, 'reassess-3-result');
  await expectAccessible(page);
  await page.getByRole('button', { name: '历次结果' }).click();
  const sheet = page.getByRole('dialog', { name: '历次测评结果' });
  await expect(sheet.getByText('当前结果')).toHaveCount(1);
  await picture(page, 'reassess-4-results');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: '认可并回到交易' }).click();
  await expect(page).toHaveURL(`/publicbuy?fundCode=${FUND}`);
  await expect(page.getByRole('button', { name: /，1,?500元/ })).toBeVisible();
});
