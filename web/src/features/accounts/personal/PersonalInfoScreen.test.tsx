import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyPersonal, type PersonalDraft, personalDraft } from '@/features/accounts/drafts';
import { visit } from '@/route/history';
import { Refusal } from '@/wire/failure';
import { changeProfile, declareTax, openflow } from '@/wire/gen/accounts';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const whole: PersonalDraft = {
  ...emptyPersonal,
  occupation: '07',
  income: '2',
  incomeSource: '1',
  credit: '0',
  nonresiFlag: '1',
  region: {
    provinceCode: '31',
    cityCode: '3101',
    districtCode: '310101',
    regionName: '上海市 黄浦区',
  },
  street: '南京西路100号',
  selfTrade: true,
  taxTrue: true,
};

const taken = answer(declareTax, () => ({}) as never);
const saved = answer(changeProfile, () => ({}) as never);

/** The facts as somebody has filled them in, and the button tapped. */
async function handIn(...answers: TestAnswer[]) {
  personalDraft.set(whole);
  const shown = await renderScreen('/personalinfo', { as: 'newcomer', answers });
  await shown.user.click(await screen.findByRole('button', { name: '下一步' }));
  return shown;
}

it('declares the tax first, then the facts, and goes on to the card', async () => {
  const { calls } = await handIn(taken, saved);
  await waitFor(() => expect(window.location.pathname).toBe('/bankauth'));
  expect(calls(declareTax)).toEqual([{ nonresiFlag: '1', declared: true }]);
  expect(calls(changeProfile)[0]).toMatchObject({
    occupation: '07',
    address: { districtCode: '310101', street: '南京西路100号' },
    hasBenefitPerson: false,
  });
});

it('leads to the address that the server cannot read', async () => {
  const data = { field: 'address.street', reason: '这一项的格式不对' };
  const refusal = new Refusal(90002, '内容含有无法识别的字符，请修改后重试', data);
  await handIn(taken, answer(changeProfile, refusal));
  const street = await screen.findByLabelText('详细地址');
  await waitFor(() => expect(street).toHaveFocus());
  expect(street).toHaveAccessibleDescription(refusal.message);
});

it('saves no facts where the tax declaration is refused, and says so', async () => {
  const refusal = new Refusal(12015, '请先实名认证');
  const { calls } = await handIn(answer(declareTax, refusal), saved);
  expect(await screen.findByText('没有保存成功')).toBeVisible();
  expect(screen.getByText('请先实名认证')).toBeVisible();
  expect(calls(changeProfile)).toEqual([]);
});

it('leads back whoever has an account and was asked for the facts by a purchase', async () => {
  const opened = answer(openflow, { ...sample(openflow, 'newcomer'), opened: true, next: null });
  visit('/security');
  await handIn(taken, saved, opened);
  await waitFor(() => expect(window.location.pathname).toBe('/security'));
});
