import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { textSize } from '@/lib/look';
import type { Consents } from '@/trade/consent/consents';
import { openflow } from '@/wire/gen/accounts';
import { dataAuthorization } from '@/wire/gen/advisors';
import { verifyPassword } from '@/wire/gen/identity';
import { consentChain, consents, giveConsent, withdrawConsent } from '@/wire/gen/privacy';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const VERIFIED = { valid: true, unlockedUntil: '2026-11-23T15:00:00.000+08:00' };

/** The holder's, of whom one purpose is so. */
function having(purpose: string, changes: Partial<Consents['purposes'][number]>): Consents {
  const known = sample(consents);
  return {
    ...known,
    purposes: known.purposes.map((one) => (one.purpose === purpose ? { ...one, ...changes } : one)),
  };
}

const WITHDRAWN = { inForce: false, canWithdraw: false, act: 'withdrawn' } as const;

it('says to what the customer agrees, and that nobody changed it', async () => {
  await renderScreen('/myData', {
    as: 'holder',
    answers: [answer(consents, having('marketing', WITHDRAWN))],
  });
  expect(await screen.findByText('注销时结束')).toBeVisible();
  expect(screen.getByRole('switch', { name: '同意证件和银行卡' })).toBeChecked();
  expect(screen.getByRole('switch', { name: '同意推荐与营销' })).not.toBeChecked();
  expect(screen.getByText(/\d撤回$/)).toBeVisible();
  expect(screen.getByText(/首尾相连，没被改过/)).toBeVisible();
});

it('says from where on the records are not what was written', async () => {
  await renderScreen('/myData', {
    as: 'holder',
    answers: [answer(consents, { ...sample(consents), brokenAt: 2 })],
  });
  expect(await screen.findByText('第2条起对不上，请联系客服')).toBeVisible();
});

it('withdraws behind the password, once what ends with it was read', async () => {
  const { user, calls } = await renderScreen('/myData', {
    as: 'holder',
    answers: [
      answer(verifyPassword, VERIFIED),
      answer(withdrawConsent, having('sensitive', WITHDRAWN)),
    ],
  });
  await user.click(await screen.findByRole('switch', { name: '同意证件和银行卡' }));
  expect(await screen.findByText(/撤回后不能买入/)).toBeVisible();
  expect(calls(withdrawConsent)).toEqual([]);
  await user.type(await screen.findByLabelText('登录密码'), 'Right-1234');
  await user.click(screen.getByRole('button', { name: '确认撤回' }));
  expect(await screen.findByText('已撤回对“证件和银行卡”的同意')).toBeVisible();
  expect(calls(withdrawConsent)).toEqual([{ purpose: 'sensitive' }]);
});

it('brings whom it keeps from buying to the row that mends it', async () => {
  const shown = vi.fn();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown(this.textContent);
  });
  await renderScreen('/myData?type=sensitive', {
    as: 'holder',
    answers: [answer(consents, having('sensitive', WITHDRAWN))],
  });
  const again = await screen.findByRole('switch', { name: '同意证件和银行卡' });
  expect(again).not.toBeChecked();
  expect(shown).toHaveBeenCalledWith(expect.stringContaining('证件和银行卡'));
});

it('names the agreements in its records by their titles', async () => {
  const chain = sample(consentChain);
  const [first] = chain.entries;
  const given = { act: 'given', purpose: 'sensitive', textId: 'consent-sensitive@2026.1' } as const;
  const { user } = await renderScreen('/myData', {
    as: 'holder',
    answers: [
      answer(consentChain, { ...chain, entries: first ? [first, { ...first, ...given }] : [] }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /^记录\d+条$/ }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText('同意：证件和银行卡')).toBeVisible();
  expect(within(sheet).getByText('《敏感个人信息处理同意书》2026.1版')).toBeVisible();
  expect(within(sheet).getByText(/^开户时已同意：/)).toBeVisible();
  expect(sheet).not.toHaveTextContent('@');
});

it('gives nothing before its own box is ticked', async () => {
  const { user, calls } = await renderScreen('/myData', {
    as: 'holder',
    answers: [
      answer(consents, having('marketing', WITHDRAWN)),
      answer(giveConsent, having('marketing', { inForce: true, act: 'given' })),
    ],
  });
  await user.click(await screen.findByRole('switch', { name: '同意推荐与营销' }));
  const sheet = await screen.findByRole('dialog');
  await user.click(await within(sheet).findByRole('button', { name: '同意并继续' }));
  expect(await screen.findByText('请先勾选同意')).toBeVisible();
  expect(calls(giveConsent)).toEqual([]);
  await user.click(within(sheet).getByRole('checkbox'));
  await user.click(within(sheet).getByRole('button', { name: '同意并继续' }));
  expect(await screen.findByText('已同意“推荐与营销”')).toBeVisible();
  const textId = sample(consents).purposes.find((one) => one.purpose === 'marketing')?.textId;
  expect(calls(giveConsent)).toEqual([{ purpose: 'marketing', textId }]);
});

it.each([
  ['/realname', 'newcomer', 'sensitive', '先征求你的同意：证件和银行卡'],
  ['/dataAuthorize', 'holder', 'adviser', '先征求你的同意：客户经理查看'],
] as const)('asks before %s for what it uses, by itself', async (path, as, purpose, headline) => {
  const flow = sample(openflow, 'newcomer');
  const { calls } = await renderScreen(path, {
    as,
    answers: [
      answer(consents, having(purpose, { ...WITHDRAWN, act: undefined })),
      answer(openflow, { ...flow, certified: false }),
      answer(dataAuthorization, {
        ...sample(dataAuthorization),
        managerName: '宋知行',
        mgrAccount: 'JT1001',
      }),
    ],
  });
  expect(await screen.findByRole('heading', { name: headline })).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('button', { name: '不同意，返回' })).toBeVisible();
  expect(calls(giveConsent)).toEqual([]);
});

it('writes both answers out in large text, and asks before either counts', async () => {
  textSize.set('elder');
  const { user, calls } = await renderScreen('/myData', { as: 'holder' });
  const no = await screen.findByRole('button', { name: '不同意证件和银行卡' });
  expect(screen.getByRole('button', { name: '同意证件和银行卡' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(no);
  expect(await screen.findByText('撤回对“证件和银行卡”的同意？')).toBeVisible();
  expect(calls(withdrawConsent)).toEqual([]);
  textSize.set('normal');
});

it('says beside a consent what ends with it', async () => {
  await renderScreen('/myData', { as: 'holder' });
  await screen.findByRole('switch', { name: '同意证件和银行卡' });
  expect(screen.getByText(/，撤回后不能买入、定投、开户、绑卡和换卡$/)).toBeVisible();
});
