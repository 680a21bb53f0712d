import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { personalDraft } from '@/features/accounts/drafts';
import { visit } from '@/route/history';
import { Refusal } from '@/wire/failure';
import {
  changeOneItem,
  changeProfile,
  declareTax,
  openflow,
  profileChanges,
  symbol,
  validateProfile,
} from '@/wire/gen/accounts';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const whole = sample(symbol, 'holder');
const flow = sample(openflow, 'holder');
const good = answer(validateProfile, { valid: true, follows: null });
const saved = answer(changeOneItem, () => ({}) as never);
const STOPS = '保存后不能买入、转换，已有的份额照常可以赎回。';

/** The customer's completeness, without these elements. */
function without(...elements: string[]) {
  const missing = Object.fromEntries(elements.map((element) => [element, '1']));
  const elementMap = { ...whole.elementMap, ...missing };
  return answer(symbol, {
    ...whole,
    elementMap,
    isComplete: false,
    mend: 'userEdit',
    message: '请补全资料',
  });
}

beforeEach(() => personalDraft.set(null));

it('asks for what is missing first, saves it and leads back to the order', async () => {
  visit('/security');
  const personal = { ...flow.personal, credit: null, income: null };
  const { user, calls } = await renderScreen('/userEdit', {
    answers: [
      without('income', 'credit'),
      answer(openflow, { ...flow, personal }),
      answer(changeProfile, () => ({}) as never),
      good,
    ],
  });
  expect(await screen.findByText('还差2项资料')).toBeVisible();
  const save = screen.getByRole('button', { name: '保存' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^年收入/ }));
  await user.click(await screen.findByRole('radio', { name: '20万至50万元' }));
  await user.click(await screen.findByRole('button', { name: /^诚信记录/ }));
  await user.click(await screen.findByRole('radio', { name: '无不良诚信记录' }));
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() => expect(window.location.pathname).toBe('/security'));
  expect(calls(changeProfile)).toEqual([{ income: '3', credit: '0' }]);
  expect(calls(declareTax)).toEqual([]);
  expect(personalDraft.get()).toBeNull();
});

it('shows what is on file by section and where each is changed', async () => {
  await renderScreen('/userEdit');
  const links = [
    ['年收入', '/income'],
    ['职业', '/user/fxqCollection'],
    ['受益人', '/hasBenefitPerson'],
    ['本人操作', '/selfTradeFlag'],
    ['税收居民身份', '/nonresiFlag'],
    ['手机号', '/telEdit'],
  ] as const;
  expect(await screen.findByText('最近的修改')).toBeVisible();
  for (const [name, path] of links) {
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAttribute('href', path);
  }
});

it('says who is barred why, and lets the record be mended in a sheet', async () => {
  const barred = answer(symbol, {
    ...whole,
    isComplete: false,
    mend: 'userEdit',
    message: '你的诚信记录暂不支持交易，如有变化请更新资料',
  });
  const { user, calls } = await renderScreen('/userEdit', { answers: [barred, saved, good] });
  expect(await screen.findByText('你的诚信记录暂不支持交易，如有变化请更新资料')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^诚信记录/ }));
  await user.click(await screen.findByRole('button', { name: '保存' }));
  await waitFor(() => expect(calls(changeOneItem)).toEqual([{ credit: '0' }]));
});

it('leads to the certificate where that bars', async () => {
  const message = '你的证件已过期，请完善证件信息';
  await renderScreen('/userEdit', {
    answers: [answer(symbol, { ...whole, isComplete: false, mend: 'certInfo', message })],
  });
  const link = await screen.findByRole('link', { name: '看证件资料' });
  expect(link).toHaveAttribute('href', '/certInfo');
});

it('says that nobody else may trade before it is saved', async () => {
  const check = answer(validateProfile, ({ selfTradeFlag }) => ({
    valid: true,
    follows: selfTradeFlag ? null : STOPS,
  }));
  visit('/userEdit');
  const { user, calls } = await renderScreen('/selfTradeFlag', { answers: [check, saved] });
  await user.click(await screen.findByRole('radio', { name: '由他人' }));
  expect(await screen.findByText(STOPS)).toBeVisible();
  expect(calls(changeOneItem)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(calls(changeOneItem)).toEqual([{ selfTradeFlag: false }]));
  await waitFor(() => expect(window.location.pathname).toBe('/userEdit'));
});

it('says what the server finds wrong at its field while it is typed', async () => {
  const reason = '详细地址应为5至80个字';
  const wrong = answer(validateProfile, new Refusal(12015, reason, { field: 'address.street' }));
  const { user, calls } = await renderScreen('/address', { answers: [wrong, saved] });
  const street = await screen.findByLabelText('详细地址');
  await user.clear(street);
  await user.type(street, '南京西路');
  expect(calls(validateProfile)).toEqual([]);
  await user.type(street, '100号');
  await waitFor(() => expect(street).toHaveAccessibleDescription(reason));
  const asked = calls(validateProfile) as { address: { street: string } }[];
  expect(asked.at(-1)?.address.street).toBe('南京西路100号');
});

it('changes income and its source as one item', async () => {
  const { user, calls } = await renderScreen('/income', { answers: [good, saved] });
  await user.click(await screen.findByRole('button', { name: /年收入/ }));
  await user.click(await screen.findByRole('radio', { name: '100万元以上' }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(calls(changeOneItem)).toHaveLength(1));
  expect(calls(changeOneItem)[0]).toEqual({
    income: '5',
    incomeSource: flow.personal?.incomeSource,
  });
});

it('asks whoever leaves with something unsaved', async () => {
  visit('/userEdit');
  const { user } = await renderScreen('/selfTradeFlag', { answers: [good] });
  await user.click(await screen.findByRole('radio', { name: '由他人' }));
  await user.click(screen.getByRole('button', { name: '返回' }));
  expect(await screen.findByText('离开后，填的内容不会保留')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '离开' }));
  await waitFor(() => expect(window.location.pathname).toBe('/userEdit'));
});

it('does not ask again for who is on file, and names who controls the account', async () => {
  const benefitPerson = { name: '林*', certNo: '110***********0028' };
  const personal = { ...flow.personal, hasBenefitPerson: true, benefitPerson };
  const { user, calls } = await renderScreen('/user/fxqCollection', {
    answers: [
      answer(openflow, { ...flow, personal }),
      answer(changeProfile, () => ({}) as never),
      good,
    ],
  });
  expect(await screen.findByText(/已登记：林\*/)).toBeVisible();
  const save = screen.getByRole('button', { name: '保存' });
  expect(save).toBeEnabled();
  await user.click(screen.getByRole('radio', { name: '他人' }));
  expect(save).toBeDisabled();
  await user.type(screen.getByLabelText('控制人姓名'), '𠮷田');
  await user.type(screen.getByLabelText('控制人身份证号'), '110101199003077424');
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() => expect(calls(changeProfile)).toHaveLength(1));
  const given = calls(changeProfile)[0] as Record<string, unknown>;
  expect(given).toMatchObject({
    controller: '2',
    controllerPerson: { name: '𠮷田', certNo: '110101199003077424' },
    purpose: '1',
  });
  expect(given).not.toHaveProperty('hasBenefitPerson');
});

it('declares the tax residency anew as a whole', async () => {
  const { user, calls } = await renderScreen('/nonresiFlag', {
    answers: [answer(declareTax, () => ({}) as never)],
  });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(calls(declareTax)).toEqual([{ nonresiFlag: '1', declared: true }]));
  expect(calls(validateProfile)).toEqual([]);
});

it('shows no changes where there are none', async () => {
  await renderScreen('/userEdit', { answers: [answer(profileChanges, { list: [] })] });
  expect(await screen.findByText('职业与收入')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('最近的修改')).toBeNull());
});
