import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { visit } from '@/route/history';
import { Refusal } from '@/wire/failure';
import { changeOneItem, openflow, readCertificate, uploadPic } from '@/wire/gen/accounts';
import { verifyPassword } from '@/wire/gen/identity';
import { beginSession, endSession } from '@/wire/session';
import { hold } from '../../../../test/hold';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import type { Cert } from './certState';
import { renewalDraft } from './drafts';
import { emptyRenewal } from './renewal';

const NUMBER = '110101199003077424';
const flow = sample(openflow, 'holder');
const expired: Cert = {
  certType: '0',
  certNo: '110***********7424',
  certBegin: '2016-01-02',
  certExpire: '2026-01-02',
  idValidity: '1',
  hasPictures: true,
  nationality: 'CN',
  renewal: null,
};
const inAudit: Cert = {
  ...expired,
  renewal: {
    auditState: '0',
    certBegin: '2026-01-05',
    certExpire: '2046-01-05',
    submittedAt: '2026-03-02T10:00:00+08:00',
    dueDay: '2026-03-05',
    decidedAt: null,
    memo: '',
  },
};
const of = (certInfoVo: Cert | null) => answer(openflow, { ...flow, certInfoVo });

const nothing = { value: null, score: 0, check: 'unchecked' } as const;
const passed = (value: string) => ({ value, score: 95, check: 'passed' }) as const;
const read = {
  available: true,
  reason: '',
  side: 'certBack',
  custName: nothing,
  certNo: passed(NUMBER),
  birth: nothing,
  sex: nothing,
  ethnicity: nothing,
  address: nothing,
  authority: nothing,
  certBegin: passed('2026-01-05'),
  certExpire: passed('2046-01-05'),
} as const;

beforeEach(() => {
  renewalDraft.set(null);
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});

it('shows what is on file and leads to its renewal', async () => {
  const { user } = await renderScreen('/certInfo', { answers: [of(expired)] });
  expect(await screen.findByText('2016-01-02 至 2026-01-02')).toBeVisible();
  expect(screen.getByText('110***********7424')).toBeVisible();
  expect(screen.getByText('已过期')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '更新证件' }));
  expect(location.pathname).toBe('/userCert');
});

it('says until when a new one is looked at, and that the old one counts', async () => {
  await renderScreen('/certInfo', { answers: [of(inAudit)] });
  expect(await screen.findByText('2026-01-05 至 2046-01-05')).toBeVisible();
  expect(screen.getByText(/03-05.*前/)).toBeVisible();
  expect(screen.getByText('审核通过前以原证件为准')).toBeVisible();
  expect(screen.getByRole('button', { name: '刷新结果' })).toBeEnabled();
});

it('says why a new one failed, and hands in another', async () => {
  const renewal = { ...inAudit.renewal, auditState: '2', memo: '照片模糊' } as Cert['renewal'];
  await renderScreen('/certInfo', { answers: [of({ ...expired, renewal })] });
  expect(await screen.findByText('没有通过的原因：照片模糊')).toBeVisible();
  expect(screen.getByRole('button', { name: '重新提交' })).toBeEnabled();
});

it('leads who has none to the real-name check', async () => {
  await renderScreen('/certInfo', { answers: [of(null)] });
  expect(await screen.findByText('还没有证件资料')).toBeVisible();
  expect(screen.getByRole('button', { name: '去实名认证' })).toBeEnabled();
});

it('says what went wrong and tries again', async () => {
  await renderScreen('/certInfo', { answers: [answer(openflow, new Error('lost'))] });
  expect(await screen.findByText('证件资料没有加载出来')).toBeVisible();
  expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
});

it('tells nationality and address beside the certificate', async () => {
  await renderScreen('/identityinfo', { answers: [of(expired)] });
  const row = (await screen.findByText('国籍')).closest('div');
  expect(row && within(row).getByText('中国')).toBeVisible();
  expect(screen.getByText('联系地址')).toBeVisible();
});

it('takes no second one while the first is looked at', async () => {
  await renderScreen('/userCert', { answers: [of(inAudit)] });
  expect(await screen.findByText('新证件正在审核，不用重复提交')).toBeVisible();
});

async function photograph(side: string, content = side) {
  const photo = new File([content], 'a.jpg', { type: 'image/jpeg' });
  // jsdom's files cannot be read this way.
  photo.text = async () => content;
  await userEvent.upload(await screen.findByLabelText(new RegExp(`^${side}`)), photo);
}

/** Both photos taken, the days from them, the password typed, handed in. */
async function handIn(told: ReturnType<typeof answer>, reading: unknown = read) {
  let uploads = 0;
  const shown = await renderScreen('/userCert', {
    answers: [
      of(expired),
      told,
      answer(uploadPic, () => ({ fileId: `90000000000000000${++uploads}` })),
      answer(readCertificate, reading as typeof read),
      answer(verifyPassword, { valid: true, unlockedUntil: '2026-03-02T10:05:00+08:00' }),
    ],
  });
  await photograph('人像面');
  await photograph('国徽面');
  await waitFor(() => expect(screen.getByLabelText('开始日期')).toHaveValue('2026-01-05'));
  await shown.user.type(screen.getByLabelText('登录密码'), 'spring2026x');
  await shown.user.click(screen.getByRole('button', { name: '提交审核' }));
  return shown;
}

it('fills the days in from the photos, asks for the password and hands it in', async () => {
  const { calls } = await handIn(answer(changeOneItem, {} as never));
  await waitFor(() => expect(location.pathname).toBe('/certInfo'));
  expect(calls(verifyPassword)).toEqual([{ password: 'spring2026x' }]);
  expect(calls(changeOneItem)).toEqual([
    {
      certBegin: '2026-01-05',
      certExpire: '2046-01-05',
      frontFileId: '900000000000000001',
      backFileId: '900000000000000002',
    },
  ]);
});

it('says at the photos that they are of somebody else', async () => {
  const said = '照片上的证件号码和你的不一致，请上传本人的身份证';
  await handIn(answer(changeOneItem, new Refusal(12030, said)));
  expect(await screen.findByText(said)).toBeVisible();
  expect(location.pathname).toBe('/userCert');
});

it('warns at once when a photo is of another number', async () => {
  const other = { ...read, certNo: passed('110101199003070011') };
  await handIn(answer(changeOneItem, {} as never), other);
  expect(screen.getByText('与账户不一致，请用本人的证件')).toBeVisible();
});

it('hands in nothing with a wrong password', async () => {
  let uploads = 0;
  const { user, calls } = await renderScreen('/userCert', {
    answers: [
      of(expired),
      answer(uploadPic, () => ({ fileId: `90000000000000000${++uploads}` })),
      answer(readCertificate, read as never),
      answer(verifyPassword, new Refusal(11009, '密码不对，还可以试4次')),
    ],
  });
  await photograph('人像面');
  await photograph('国徽面');
  await user.type(screen.getByLabelText('登录密码'), 'wrong2026x');
  await waitFor(() => expect(screen.getByRole('button', { name: '提交审核' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(await screen.findByText('密码不对，还可以试4次')).toBeVisible();
  expect(calls(changeOneItem)).toEqual([]);
});

it('asks whoever has a passport for the number of the new one', async () => {
  const passport: Cert = { ...expired, certType: '6', certNo: 'A*****56', nationality: 'CA' };
  await renderScreen('/userCert', { answers: [of(passport)] });
  expect(await screen.findByLabelText('新证件的号码')).toBeVisible();
  expect(screen.getByText('有照片的资料页')).toBeVisible();
  expect(screen.queryByText('长期有效')).toBeNull();
});

it('says how long the one on file is good for, and what can be done until then', async () => {
  await renderScreen('/userCert', { answers: [of(expired)] });
  expect(await screen.findByText('原证件已过期')).toBeVisible();
  const table = within(screen.getByRole('table'));
  const buying = within(table.getByRole('row', { name: /^买入、定投/ }));
  expect(buying.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['停', '可以', '停']);
  const redeeming = within(table.getByRole('row', { name: /^赎回、到账/ }));
  expect(redeeming.getAllByText('可以')).toHaveLength(3);
});

it('says what is the same as on file, and what is new with the old below it', async () => {
  await handIn(answer(changeOneItem, {} as never));
  const card = within(screen.getByText('读到的内容，请核对').closest('section') as HTMLElement);
  expect(card.getByText('110***********7424')).toBeVisible();
  expect(card.getByText('与原证件一致')).toBeVisible();
  expect(card.getByText('2026-01-05 至 2046-01-05')).toBeVisible();
  expect(card.getByText('2016-01-02 至 2026-01-02').tagName).toBe('S');
});

it('wants an answer to what was read with doubt', async () => {
  const unsure = (value: string) => ({ value, score: 60, check: 'passed' }) as const;
  const doubtful = {
    ...read,
    certBegin: unsure('2026-01-05'),
    certExpire: unsure('2046-01-05'),
  };
  const { user, calls } = await handIn(answer(changeOneItem, {} as never), doubtful as never);
  expect(screen.getByText(/读得不太清楚/)).toBeVisible();
  expect(screen.getByRole('button', { name: '提交审核' })).toBeDisabled();
  expect(calls(changeOneItem)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '没错' }));
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(calls(changeOneItem)).toHaveLength(1));
});

it('says at its frame that a photo is of the other side', async () => {
  await handIn(answer(changeOneItem, {} as never));
  // The sample reads the back, whatever is taken.
  expect(screen.getByText('拍反面了')).toBeVisible();
});

it('refuses one photo of both sides until one of them is taken again', async () => {
  let uploads = 0;
  const { user } = await renderScreen('/userCert', {
    answers: [
      of(expired),
      answer(uploadPic, () => ({ fileId: `90000000000000000${++uploads}` })),
      answer(readCertificate, read as never),
    ],
  });
  await photograph('人像面', 'one');
  await photograph('国徽面', 'one');
  expect(await screen.findByText('两面是同一张照片，请重拍国徽面')).toBeVisible();
  await user.type(screen.getByLabelText('登录密码'), 'spring2026x');
  expect(screen.getByRole('button', { name: '提交审核' })).toBeDisabled();
  await photograph('国徽面', 'other');
  await waitFor(() => expect(screen.getByRole('button', { name: '提交审核' })).toBeEnabled());
  expect(screen.queryByText(/同一张照片/)).toBeNull();
});

it('speaks of no new certificate where only photos are missing', async () => {
  const bare: Cert = { ...expired, certExpire: '2046-01-02', idValidity: '0', hasPictures: false };
  await renderScreen('/userCert', { answers: [of(bare)] });
  expect(await screen.findByText('拍证件')).toBeVisible();
  expect(screen.getByText('证件的有效期')).toBeVisible();
  expect(screen.getByLabelText('结束日期')).toHaveAttribute('placeholder', '如 2046-11-02');
  expect(screen.getByText(/填写大约2分钟/)).toBeVisible();
  expect(await screen.findByText('照片依法保存')).toBeVisible();
  expect(screen.queryByText(/新证件|原证件同时停用/)).toBeNull();
});

it('keeps what was typed and the photos for who comes back, but no password', async () => {
  const files = { certFront: '900000000000000001', certBack: '900000000000000002' };
  const days = { certBegin: '2026-01-05', certExpire: '2046-01-05' };
  renewalDraft.set({ ...emptyRenewal, ...days, files, certNo: NUMBER, password: 'spring2026x' });
  expect(sessionStorage.getItem('tael.renewal')).not.toMatch(/spring2026x|110101/);
  const { user, calls } = await renderScreen('/userCert', {
    answers: [of(expired), answer(readCertificate, read)],
  });
  expect(await screen.findByLabelText('开始日期')).toHaveValue('2026-01-05');
  expect(screen.getAllByText('重拍')).toHaveLength(2);
  await waitFor(() => expect(calls(readCertificate)).toHaveLength(2));
  expect(await screen.findByText('读到的内容，请核对')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(renewalDraft.get()?.password).toBe(''));
  expect(location.pathname).not.toBe('/userCert');
  expect(renewalDraft.get()).toMatchObject({ ...days, files });
});

/** The form with photos of which each next one is read as the next of these; the last stays. */
async function reading(...readings: unknown[]) {
  let uploads = 0;
  return renderScreen('/userCert', {
    answers: [
      of(expired),
      answer(uploadPic, () => ({ fileId: `90000000000000000${++uploads}` })),
      answer(
        readCertificate,
        () => (readings.length > 1 ? readings.shift() : readings[0]) as never,
      ),
      answer(verifyPassword, { valid: true, unlockedUntil: '2026-03-02T10:05:00+08:00' }),
      answer(changeOneItem, {} as never),
    ],
  });
}

it('leaves nothing of a photo to whoever comes while it is read', async () => {
  const { calls } = await reading(read);
  const come = hold(readCertificate);
  await photograph('国徽面');
  await waitFor(() => expect(calls(readCertificate)).toHaveLength(1));
  act(endSession);
  await come();
  expect(renewalDraft.get()).toBeNull();
  expect(sessionStorage.getItem('tael.renewal')).toBeNull();
});

it('hands in nothing for whoever comes while the password is looked at', async () => {
  const { user, calls } = await reading(read);
  await photograph('人像面');
  await photograph('国徽面');
  await waitFor(() => expect(screen.getByLabelText('开始日期')).toHaveValue('2026-01-05'));
  await user.type(screen.getByLabelText('登录密码'), 'spring2026x');
  const come = hold(verifyPassword);
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  await waitFor(() => expect(calls(verifyPassword)).toHaveLength(1));
  act(() => beginSession('another'));
  await come();
  expect(calls(changeOneItem)).toEqual([]);
});

const later = { ...read, certBegin: passed('2026-01-08'), certExpire: passed('2046-01-08') };

it('takes the days of a photo that was taken again, but for those typed by hand', async () => {
  const { user } = await reading(read, later, read);
  await photograph('国徽面');
  await waitFor(() => expect(screen.getByLabelText('开始日期')).toHaveValue('2026-01-05'));
  await photograph('国徽面', 'again');
  await waitFor(() => expect(screen.getByLabelText('开始日期')).toHaveValue('2026-01-08'));
  expect(screen.getByLabelText('结束日期')).toHaveValue('2046-01-08');
  expect(screen.queryByText(/和填写的不一致/)).toBeNull();
  await user.clear(screen.getByLabelText('开始日期'));
  await user.type(screen.getByLabelText('开始日期'), '2026-01-07');
  await photograph('国徽面', 'once more');
  await waitFor(() => expect(screen.getByLabelText('结束日期')).toHaveValue('2046-01-05'));
  expect(screen.getByLabelText('开始日期')).toHaveValue('2026-01-07');
});

it('forgets what a photo said that was taken again', async () => {
  const other = { ...read, side: 'certFront', certNo: passed('110101199003070011') };
  const silent = { ...read, side: 'certFront', certNo: nothing };
  await reading(other, silent);
  await photograph('人像面');
  expect(await screen.findByText('与账户不一致，请用本人的证件')).toBeVisible();
  await photograph('人像面', 'again');
  await waitFor(() => expect(screen.queryByText('与账户不一致，请用本人的证件')).toBeNull());
});

it('asks anew about days that are read with doubt again', async () => {
  const unsure = (value: string) => ({ value, score: 60, check: 'passed' }) as const;
  const of = (begin: string) => ({ ...read, certBegin: unsure(begin) });
  const { user } = await reading(of('2026-01-05'), of('2026-01-08'));
  await photograph('国徽面');
  await user.click(await screen.findByRole('button', { name: '没错' }));
  expect(renewalDraft.get()?.daysRight).toBe(true);
  await photograph('国徽面', 'again');
  await waitFor(() => expect(renewalDraft.get()?.certBegin).toBe('2026-01-08'));
  expect(renewalDraft.get()?.daysRight).toBe(false);
});

it('keeps a photo that came once the screen had been left and opened anew', async () => {
  const { user } = await reading(read);
  const come = hold(uploadPic);
  await photograph('人像面');
  await user.click(screen.getByRole('button', { name: '返回' }));
  await waitFor(() => expect(screen.queryByLabelText(/^国徽面/)).toBeNull());
  act(() => visit('/userCert'));
  await screen.findByLabelText(/^国徽面/);
  await come();
  await waitFor(() => expect(renewalDraft.get()?.files.certFront).toBe('900000000000000001'));
  await photograph('国徽面');
  await waitFor(() =>
    expect(renewalDraft.get()?.files).toEqual({
      certFront: '900000000000000001',
      certBack: '900000000000000002',
    }),
  );
});
