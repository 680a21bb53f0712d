import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type RealNameDraft, realNameDraft } from '@/features/accounts/drafts';
import { Refusal } from '@/wire/failure';
import { readCertificate, userAuth } from '@/wire/gen/accounts';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';

const typed: RealNameDraft = {
  custName: ' 林晚舟 ',
  certNo: '110101199003077424',
  certBegin: '2016-01-02',
  certExpire: '',
  longTerm: true,
};

const checked = {
  certified: true,
  inAudit: false,
  custName: '林**',
  certInfoVo: {
    certNo: '110***********7424',
    certType: '0' as const,
    certExpire: '9999-12-31',
    idValidity: '0',
    hasPictures: false,
  },
};

/** The form as somebody has filled it in, and the button tapped. */
async function handIn(told: TestAnswer) {
  const nobodyReads = answer(readCertificate, new Refusal(12022, '没有识别服务'));
  const shown = await renderScreen('/realname', {
    as: 'newcomer',
    answers: [told, nobodyReads],
  });
  realNameDraft.set(typed);
  await waitFor(() => expect(screen.getByRole('button', { name: '下一步' })).toBeEnabled());
  await shown.user.click(screen.getByRole('button', { name: '下一步' }));
  return shown;
}

it('hands the certificate in and goes on to the next step', async () => {
  const { calls } = await handIn(answer(userAuth, { ...checked, needProof: false }));
  await waitFor(() => expect(window.location.pathname).toBe('/personalinfo'));
  const { longTerm, ...sent } = typed;
  expect(calls(userAuth)).toEqual([{ ...sent, custName: '林晚舟', certExpire: '9999-12-31' }]);
});

it('goes where photos are taken when the register knows nothing', async () => {
  await handIn(answer(userAuth, { ...checked, needProof: true }));
  await waitFor(() => expect(window.location.pathname).toBe('/openAudit'));
});

it('leads to the field that the server cannot read, and keeps the others', async () => {
  const data = { field: 'certNo', reason: '这一项的格式不对' };
  await handIn(answer(userAuth, new Refusal(90002, '请输入18位身份证号', data)));
  const number = await screen.findByLabelText('身份证号');
  await waitFor(() => expect(number).toHaveFocus());
  expect(number).toHaveAccessibleDescription('请输入18位身份证号');
  expect(screen.getByLabelText('姓名')).toHaveValue(typed.custName);
});

it('says what to do when the register says no', async () => {
  await handIn(answer(userAuth, new Refusal(12004, '姓名与身份证号不一致')));
  expect(await screen.findByText('核验没有通过')).toBeVisible();
  expect(screen.getByText('姓名与身份证号不一致')).toBeVisible();
});
