import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '@/route/history';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { openflow } from '@/wire/gen/accounts';
import {
  bankcardList,
  beginCheck,
  bindCard,
  cardCheck,
  nameAmount,
  restartSigning,
} from '@/wire/gen/bankcards';
import * as AuditState from '@/wire/gen/codes/audit-state';
import type { Output } from '@/wire/operation';
import { hold } from '../../../test/hold';
import { answer, renderScreen } from '../../../test/renderScreen';
import { sample } from '../../../test/sample';
import type { Check } from './CardCheck';
import type { BoundCard } from './SigningSheet';
import { bindingWords } from './words';

const NONE: Check = {
  ...sample(cardCheck),
  serialNo: '12',
  state: 'none',
  bankName: '江汀银行',
  tail: '0012',
  mobile: '138****0002',
  paidAt: null,
  validUntil: null,
  triesLeft: 3,
  reason: '',
  mayBegin: true,
  checksLeft: 3,
};
const WAITING: Check = {
  ...NONE,
  state: 'waiting',
  mayBegin: false,
  validUntil: '2026-11-29T10:00:00.000+08:00',
};
const STARTED = answer(restartSigning, {
  serialNo: '12',
  smsSent: true,
  needProof: false,
  mobile: '138****0002',
  resendAfterSeconds: 60,
});
const BOUND = answer(bindCard, sample(bankcardList).list[0] as BoundCard);
const PAGE = '/openAudit?proofType=card&subject=12';

function show(check: () => Check, more: ReturnType<typeof answer>[] = []) {
  const flow = answer(openflow, { ...sample(openflow), userAccoProofInfoVo: null });
  return renderScreen(PAGE, { answers: [flow, answer(cardCheck, check), ...more] });
}

it('pays a small amount, takes what came, and asks for the bank’s code', async () => {
  let now = NONE;
  const paid = answer(beginCheck, () => {
    now = WAITING;
    return now;
  });
  const named = answer(nameAmount, () => {
    now = { ...WAITING, state: 'passed' };
    return now;
  });
  const { user, calls } = await show(() => now, [paid, named, STARTED, BOUND]);
  expect(await screen.findByText(/江汀银行尾号0012打一笔/)).toBeVisible();
  // The proof stays beside it.
  expect(screen.getByText('拍照上传')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '打一笔小额款' }));
  expect(await screen.findByText(/短信发到138\*\*\*\*0002/)).toBeVisible();
  expect(screen.getByText(/11-29 10:00前填写有效/)).toBeVisible();
  expect(screen.getByRole('button', { name: '验证' })).toBeDisabled();
  await user.type(screen.getByLabelText('到账金额'), '0.37{Enter}');
  await user.click(await screen.findByRole('button', { name: '获取银行验证码' }));
  expect(screen.queryByText('拍照上传')).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: '银行短信验证码' }), '123456');
  await expect.poll(() => calls(bindCard)).toEqual([{ serialNo: '12', code: '123456' }]);
  expect(calls(nameAmount)).toEqual([{ serialNo: '12', amount: '0.37' }]);
  expect(calls(beginCheck)).toHaveLength(1);
});

it('says what is left after another amount, and keeps what was typed', async () => {
  const wrong = answer(nameAmount, new Refusal(13030, '金额不对，还可以试2次', null));
  const { user } = await show(() => WAITING, [wrong]);
  await user.type(await screen.findByLabelText('到账金额'), '0.3{Enter}');
  expect(await screen.findByText('金额不对，还可以试2次')).toBeVisible();
  expect(screen.getByLabelText('到账金额')).toHaveValue('0.3');
});

it('ends after the last one, with the way on', async () => {
  let now = WAITING;
  const missed = answer(nameAmount, () => {
    now = { ...NONE, state: 'missed', triesLeft: 0, checksLeft: 1 };
    return new Refusal(13031, '金额多次不对', null);
  });
  const { user } = await show(() => now, [missed]);
  await user.type(await screen.findByLabelText('到账金额'), '0.99{Enter}');
  expect(await screen.findByRole('button', { name: '重新打款' })).toBeVisible();
  expect(screen.getByText('金额多次不对，这次验证已结束')).toBeVisible();
});

it('shows that the audit has passed, too, where the answer was lost', async () => {
  let now = WAITING;
  const { userAccoProofInfoVo: proof, ...opening } = sample(openflow);
  const flow = answer(
    openflow,
    (): Output<typeof openflow> => ({
      ...opening,
      userAccoProofInfoVo: proof && {
        ...proof,
        auditState: now.state === 'passed' ? AuditState.Passed : AuditState.Failed,
      },
    }),
  );
  const lost = answer(nameAmount, () => {
    now = { ...WAITING, state: 'passed' };
    return new NetworkFailure('没有网络');
  });
  const { user } = await renderScreen('/openAudit', {
    answers: [flow, answer(cardCheck, () => now), lost],
  });
  expect(await screen.findByText('您申请的银行卡绑定失败')).toBeVisible();
  await user.type(await screen.findByLabelText('到账金额'), '0.37{Enter}');
  expect(await screen.findByText('审核已通过')).toBeVisible();
  expect(screen.queryByText('您申请的银行卡绑定失败')).toBeNull();
});

it('takes no sum that was never paid, and costs no try', async () => {
  const { user, calls } = await show(() => WAITING);
  await user.type(await screen.findByLabelText('到账金额'), '37{Enter}');
  expect(await screen.findByText('这笔款在0.01至0.99元之间，请看银行短信')).toBeVisible();
  expect(screen.getByRole('button', { name: '验证' })).toBeDisabled();
  expect(calls(nameAmount)).toEqual([]);
});

it('offers no fourth check', async () => {
  const used: Check = { ...NONE, state: 'expired', mayBegin: false, checksLeft: 0 };
  await show(() => used);
  expect(await screen.findByText(/次数已用完/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /打款|小额款/ })).toBeNull();
});

it('says when it cannot be had, beside the proof', async () => {
  let down = true;
  const { user } = await renderScreen(PAGE, {
    answers: [
      answer(openflow, { ...sample(openflow), userAccoProofInfoVo: null }),
      answer(cardCheck, () => (down ? new Refusal(99999, '系统繁忙', null) : NONE)),
    ],
  });
  expect(await screen.findByText(/小额验证没有加载出来/)).toBeVisible();
  expect(screen.getByText('拍照上传')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: '打一笔小额款' })).toBeVisible();
});

it('offers nothing for a card that needs none', async () => {
  await show(() => ({ ...NONE, mayBegin: false }));
  expect(await screen.findByText('拍照上传')).toBeVisible();
  expect(screen.queryByText(/打一笔/)).toBeNull();
});

it('leaves whoever has gone on where he is when the card is bound', async () => {
  const { user, calls } = await show(() => ({ ...WAITING, state: 'passed' }), [STARTED, BOUND]);
  await user.click(await screen.findByRole('button', { name: '获取银行验证码' }));
  const answered = hold(bindCard);
  await user.type(await screen.findByRole('textbox', { name: '银行短信验证码' }), '123456');
  await waitFor(() => expect(calls(bindCard)).toHaveLength(1));
  act(() => visit('/fundlist'));
  await waitFor(() => expect(screen.queryByText('获取银行验证码')).toBeNull());
  await answered();
  expect(await screen.findByText(bindingWords.bound)).toBeVisible();
  expect(location.pathname).toBe('/fundlist');
});
