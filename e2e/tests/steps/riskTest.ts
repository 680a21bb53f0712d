import { expect, type Page } from '@playwright/test';
import { picture } from '../support';

/** Takes the risk test from its first page, each question answered by the option at `position`. */
export async function takeRiskTest(page: Page, position: number) {
  await page.getByRole('button', { name: /去做风险测评/ }).click();
  await answerRiskTest(page, position);
}

/** The same from the screen before the test. */
export async function answerRiskTest(page: Page, position: number) {
  await page.getByRole('button', { name: '开始测评' }).click();
  await expect(page).toHaveURL(/\/risktest$/);
  await expect(page.locator('#question')).toBeVisible();
  await picture(page, 'journey-10-risktest');
  await answerQuestions(page, position);
  await expect(page).toHaveURL(/\/risktestresult/);
  await expect(page.getByRole('button', { name: '认可结果' })).toBeVisible();
  await picture(page, 'journey-11-risktestresult');
}

/** Answers each question by the option at `position`, and hands them in. */
export async function answerQuestions(page: Page, position: number) {
  const question = page.locator('#question');
  const submit = page.getByRole('button', { name: '提交，看结果' });
  const answers = page.locator('fieldset label');
  await expect(question).toBeVisible();
  for (;;) {
    // A single answer turns the page by itself, so all is read before the tap.
    const asked = await question.innerText();
    const last = await submit.isVisible();
    const multiple = await page.getByText('可以选多项').isVisible();
    await answers.nth(position).click();
    if (last) break;
    if (multiple) await page.getByRole('button', { name: '下一题' }).click();
    await expect(question).not.toHaveText(asked);
  }
  await submit.click();
}
