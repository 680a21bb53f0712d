import { expect, type Page } from '@playwright/test';
import { agree, PASSWORD, picture, smsCode } from '../support';

/** Who opens an account: numbers that pass every check of docs/partners.md. */
export interface Opener {
  mobile: string;
  idNumber: string;
  cardNumber: string;
}

/** Registers a mobile with the SMS code that the simulated operator sent, and a password. */
export async function register(page: Page, mobile: string) {
  await page.goto('/sign');
  await page.getByRole('textbox', { name: '手机号' }).fill(mobile);
  await page.getByRole('checkbox').check();
  await picture(page, 'journey-01-sign');
  await page.getByRole('button', { name: '获取验证码' }).click();
  const code = page.getByRole('textbox', { name: '短信验证码' });
  await expect(code).toBeVisible();
  await picture(page, 'journey-02-code');
  await code.fill(await smsCode(page.request, mobile));
  await page.getByRole('textbox', { name: '新密码' }).fill(PASSWORD);
  await picture(page, 'journey-03-password');
  await page.getByRole('button', { name: '完成注册' }).click();
  await expect(page).toHaveURL(/\/my$/);
}

/** Opens an account: identity, personal facts, card, agreements. */
export async function openAccount(page: Page, opener: Opener) {
  await page.goto('/opening');
  await expect(page.getByRole('heading', { name: /3分钟开户|接着上次继续/ })).toBeVisible();
  await picture(page, 'journey-04-opening');
  await page.getByRole('button', { name: /立即开户|继续开户/ }).click();
  await proveIdentity(page, opener);
  await tellFacts(page);
  await bindCard(page, opener);
  await expect(page).toHaveURL(/\/opening/);
  await page.getByRole('checkbox').check();
  await picture(page, 'journey-08-confirm');
  await page.getByRole('button', { name: '确认开户' }).click();
  await expect(page.getByRole('heading', { name: '账户开好了' })).toBeVisible();
  await picture(page, 'journey-09-opened');
}

async function proveIdentity(page: Page, { idNumber }: Opener) {
  await expect(page).toHaveURL(/\/realname/);
  await picture(page, 'journey-04b-consent');
  await agree(page);
  await page.getByRole('textbox', { name: '姓名' }).fill('林知遥');
  await page.getByRole('textbox', { name: '身份证号' }).fill(idNumber);
  await page.getByRole('textbox', { name: '有效期自' }).fill('2016-01-02');
  await page.getByRole('textbox', { name: '有效期至' }).fill('2036-01-02');
  await picture(page, 'journey-05-realname');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/\/personalinfo/);
}

async function tellFacts(page: Page) {
  await chooseFirst(page, '职业');
  await chooseFirst(page, '年收入');
  await chooseFirst(page, '主要收入来源');
  await page.getByRole('button', { name: /^所在地区/ }).click();
  // The first one is a city by itself, which has districts only.
  for (const column of ['省份', '区县']) {
    await page.getByRole('list', { name: column }).getByRole('button').first().click();
  }
  await page.getByRole('textbox', { name: '详细地址' }).fill('东长安街1号院2单元301');
  await chooseFirst(page, '税收居民身份');
  await page.getByRole('checkbox', { name: /我声明以上税收信息真实/ }).check();
  await chooseFirst(page, '诚信记录');
  await page.getByRole('checkbox', { name: /账户由我本人使用/ }).check();
  await picture(page, 'journey-06-personalinfo');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/\/bankauth/);
}

/** Opens the row's sheet and takes its first choice. */
async function chooseFirst(page: Page, label: string) {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  const sheet = page.getByRole('dialog', { name: label });
  await sheet.getByRole('radio').first().click();
  await expect(sheet).toBeHidden();
}

async function bindCard(page: Page, { mobile, cardNumber }: Opener) {
  await page.getByRole('textbox', { name: '卡号' }).fill(cardNumber);
  await page.getByRole('textbox', { name: '预留手机号' }).fill(mobile);
  await expect(page.getByText('江汀银行').first()).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '同意协议并验证' }).click();
  const code = page.getByRole('textbox', { name: '银行短信验证码' });
  await expect(code).toBeVisible();
  await picture(page, 'journey-07-bankauth');
  await code.fill(await smsCode(page.request, mobile));
}
