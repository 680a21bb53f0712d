import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { overseaDraft } from '@/features/accounts/drafts';
import { Refusal } from '@/wire/failure';
import { openflow, uploadPic, userAuth } from '@/wire/gen/accounts';
import { answer, renderScreen, type TestAnswer } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';

const NEWCOMER = sample(openflow, 'newcomer');
const audit = {
  certified: false,
  needProof: false,
  inAudit: true,
  custName: 'Z**',
  certInfoVo: {
    certNo: 'A*****56',
    certType: '6' as const,
    nationality: 'CA',
    certExpire: '2029-12-31',
    idValidity: '0',
    hasPictures: true,
  },
};
const passport = {
  certType: '6',
  custName: " Zoé O'Neil ",
  certNo: 'AB123456',
  nationality: 'CA',
  sex: '2',
  birth: '1988-11-09',
  certBegin: '2020-01-01',
  certExpire: '2029-12-31',
  files: { certFront: '11', certBack: '12' },
};

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  overseaDraft.set(null);
});

async function at(answers: TestAnswer[] = []) {
  const shown = await renderScreen('/overseaCert', { as: 'newcomer', answers });
  await screen.findByRole('button', { name: /^证件类型/ });
  return shown;
}

it('asks for what the number of a passport does not say, and for that only', async () => {
  const { user } = await at();
  expect(screen.queryByLabelText('证件号码')).toBeNull();
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^证件类型/ }));
    await user.click(await screen.findByRole('radio', { name: new RegExp(name) }));
  };
  await choose('外国护照');
  for (const name of ['国籍', '性别']) {
    expect(screen.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  }
  expect(screen.getByLabelText('出生日期')).toBeVisible();
  expect(screen.getByText('有照片的资料页')).toBeVisible();
  await choose('港澳台居民居住证');
  expect(screen.queryByLabelText('出生日期')).toBeNull();
  expect(screen.queryByRole('button', { name: /国籍/ })).toBeNull();
  await user.type(screen.getByLabelText('证件号码'), '810000199003070016');
  expect(screen.getByText('号码有误，请核对')).toBeVisible();
  await user.type(screen.getByLabelText('证件号码'), '{Backspace}5');
  expect(screen.queryByText('号码有误，请核对')).toBeNull();
});

it('hands form and photos in together and goes to the audit', async () => {
  const { calls, user } = await at([answer(userAuth, audit), answer(uploadPic, { fileId: '13' })]);
  overseaDraft.set({ ...passport, files: { certFront: '11' } });
  await waitFor(() => expect(screen.getByLabelText('证件号码')).toHaveValue('AB123456'));
  const back = screen.getByText('签名页或签证页').closest('label') as HTMLElement;
  await userEvent.upload(
    back.querySelector('input') as HTMLInputElement,
    new File(['x'], 'b.jpg', { type: 'image/jpeg' }),
  );
  await within(back).findByText('重拍');
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(location.pathname).toBe('/openAudit'));
  const { files: _, ...typed } = passport;
  expect(calls(userAuth)).toEqual([
    { ...typed, custName: "Zoé O'Neil", frontFileId: '11', backFileId: '13' },
  ]);
  expect(overseaDraft.get()).toBeNull();
});

it('leads to the field that the server refuses, and keeps what was typed', async () => {
  const { user } = await at([
    answer(userAuth, new Refusal(12015, '国籍与证件号码不一致，请核对', { field: 'certNo' })),
  ]);
  overseaDraft.set(passport);
  await waitFor(() => expect(screen.getByRole('button', { name: '提交审核' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  const number = await screen.findByLabelText('证件号码');
  await waitFor(() => expect(number).toHaveAccessibleDescription('国籍与证件号码不一致，请核对'));
  expect(screen.getByLabelText('姓名')).toHaveValue(passport.custName);
});

it('leads back to its form from an audit that failed', async () => {
  const failed = {
    ...NEWCOMER,
    certInfoVo: audit.certInfoVo,
    userAccoProofInfoVo: {
      auditState: '2' as const,
      serialNo: '7',
      proofType: 'cert' as const,
      subject: '',
      submittedAt: '2026-11-20T10:00:00+08:00',
      dueDay: '2026-11-25',
      decidedAt: '2026-11-23T09:00:00+08:00',
      userAccoProofDetailVo: { memo: '照片模糊' },
    },
  };
  const { user } = await renderScreen('/openAudit', {
    as: 'newcomer',
    answers: [answer(openflow, failed)],
  });
  expect(await screen.findByText('原因：照片模糊')).toBeVisible();
  expect(screen.queryByText('国徽面')).toBeNull();
  await user.click(screen.getByRole('button', { name: '改好后重新提交' }));
  await waitFor(() => expect(location.pathname).toBe('/overseaCert'));
});
