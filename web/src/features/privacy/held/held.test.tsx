import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { textSize } from '@/lib/look';
import { Refusal } from '@/wire/failure';
import { verifyPassword } from '@/wire/gen/identity';
import {
  beginTakeaway,
  consents,
  heldData,
  heldValues,
  looks,
  takeawayFile,
} from '@/wire/gen/privacy';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import { itemsOf } from './items';

const VERIFIED = { valid: true, unlockedUntil: '2026-11-23T15:00:00.000+08:00' };
const TAKEAWAY = { takeawayId: '77', goodUntil: '2026-11-24T14:32:00.000+08:00' };

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => '#', revokeObjectURL: vi.fn() }),
  );
});

it('says what is held, why, and until when, and shows its items', async () => {
  const { user } = await renderScreen('/myData', { as: 'holder' });
  const { classes } = sample(heldData);
  expect(await screen.findByText(`${itemsOf(classes)}`)).toBeVisible();
  expect(itemsOf(classes)).toBeGreaterThan(100);
  await user.click(screen.getByRole('button', { name: /交易与持仓.*记账.*注销后20年/ }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText(/^订单号、业务、/)).toBeVisible();
});

it('shows what is held value by value, masked, and says what is not there', async () => {
  const { user, calls } = await renderScreen('/myData', {
    as: 'holder',
    answers: [
      answer(heldValues, {
        sheets: [
          {
            title: '个人资料',
            items: ['项目', '内容', '最近修改'],
            rows: [
              ['职业', '专业技术人员', ''],
              ['证件有效期止', '9999-12-31', ''],
              ['国家或地区', 'CN', ''],
              ['邮箱', 'l**@example.com', '2026-11-20T10:42:00.000+08:00'],
            ],
            count: 2,
          },
          {
            title: '资料变更',
            items: ['时间', '项目', '原来', '改成', '设备'],
            rows: [['2026-11-20T10:42:00.000+08:00', '邮箱', '', 'l**@example.com', 'Firefox']],
            count: 31,
          },
          { title: '税收居民声明', items: ['声明时间', '身份'], rows: [], count: 0 },
        ],
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /财务与职业/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('专业技术人员')).toBeVisible();
  expect(sheet.getByText(/^l\*\*@example\.com（11-20 10:42改过）$/)).toBeVisible();
  expect(sheet.getByText('Firefox')).toBeVisible();
  expect(sheet.getByText('长期有效')).toBeVisible();
  expect(sheet.getByText('中国')).toBeVisible();
  expect(sheet.queryByText('原来')).toBeNull();
  expect(sheet.getByText(/^还没有。会记下的有：声明时间、身份$/)).toBeVisible();
  expect(sheet.getByText(/^这里是最近1条/)).toBeVisible();
  expect(sheet.getByRole('button', { name: '更正' })).toBeVisible();
  expect(calls(heldValues)).toEqual([{ class: 'finance' }]);
});

it('makes a file behind the password, and gives it to this login', async () => {
  const { user, calls } = await renderScreen('/myData', {
    as: 'holder',
    answers: [
      answer(verifyPassword, VERIFIED),
      answer(beginTakeaway, TAKEAWAY),
      answer(takeawayFile, { fileName: 'tael-2026-11-23.zip', content: btoa('PK') }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '备一份' }));
  await user.type(await screen.findByLabelText('登录密码'), 'Right-1234');
  await user.click(screen.getByRole('button', { name: '确认' }));
  expect(await screen.findByText(/只在这次登录里能下载/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '下载' }));
  await waitFor(() => expect(calls(takeawayFile)).toEqual([{ takeawayId: '77' }]));
  expect(await screen.findByText(/^已下载/)).toBeVisible();
});

it('says that the link has ended, and can make another one', async () => {
  const { user } = await renderScreen('/myData', {
    as: 'holder',
    answers: [
      answer(heldData, { ...sample(heldData), takeaway: TAKEAWAY }),
      answer(takeawayFile, new Refusal(20002, '链接过期了，请再备一次')),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '下载' }));
  expect(await screen.findByText('链接过期了，请再备一次')).toBeVisible();
  expect(screen.getByRole('button', { name: '再备一份' })).toBeVisible();
});

const look = (lookId: string) => ({
  lookId,
  at: '2026-11-18T09:31:00.000+08:00',
  looker: 'manager' as const,
  lookerName: '客户经理',
  who: '宋知行',
  what: '持仓和收益',
  why: '季度回访',
});

it('says who looked, at what, and why, and all of them on request', async () => {
  const all = Array.from({ length: 21 }, (_, at) => look(String(100 - at)));
  const { user, calls } = await renderScreen('/myData', {
    as: 'holder',
    answers: [
      answer(heldData, { ...sample(heldData), looked: 21, looks: all.slice(0, 3) }),
      answer(looks, { list: all.slice(0, 20), pageNo: 1, hasMore: true }),
    ],
  });
  expect(await screen.findByText('21次')).toBeVisible();
  expect(screen.getAllByText('客户经理 宋知行')).toHaveLength(3);
  expect(screen.getAllByText('持仓和收益：季度回访')[0]).toBeVisible();
  const card = screen.getByRole('heading', { name: '谁看过' }).closest('section');
  await user.click(within(card as HTMLElement).getByRole('button', { name: '全部21次' }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findAllByText('客户经理 宋知行')).not.toHaveLength(0);
  expect(calls(looks)[0]).toEqual({ pageNo: '1' });
});

it('says what will be written where nobody has looked', async () => {
  await renderScreen('/myData', {
    as: 'holder',
    answers: [answer(heldData, { ...sample(heldData), looked: 0, looks: [] })],
  });
  expect(await screen.findByText(/^还没有人看过/)).toBeVisible();
});

it('leads to where data are corrected, and says what the law keeps as it is', async () => {
  const { user } = await renderScreen('/myData', { as: 'holder' });
  await user.click(await screen.findByRole('button', { name: /^协议与测评/ }));
  expect(await screen.findByText('依法留存，不能更改')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '知道了' }));
  await user.click(screen.getByRole('button', { name: /^银行卡/ }));
  await user.click(await screen.findByRole('button', { name: '更正' }));
  await waitFor(() => expect(window.location.pathname).toBe('/bankCard'));
});

it('says how many purposes are agreed to, and as of when', async () => {
  await renderScreen('/myData', { as: 'holder' });
  const agreed = sample(consents).purposes.filter(({ inForce }) => inForce).length;
  expect(await screen.findByText(`${agreed}项`)).toBeVisible();
  expect(screen.getByText(/^截至/)).toBeVisible();
});

it('says that nobody has looked lately where the looks are older', async () => {
  await renderScreen('/myData', {
    as: 'holder',
    answers: [answer(heldData, { ...sample(heldData), looked: 0, looks: [look('1')] })],
  });
  expect(await screen.findByText(/^近\d+天没人看过$/)).toBeVisible();
  expect(screen.getByText('客户经理 宋知行')).toBeVisible();
  expect(screen.getByRole('link', { name: /有不该看的/ })).toBeVisible();
});

it('says the term below its reason in large text', async () => {
  textSize.set('elder');
  await renderScreen('/myData', { as: 'holder' });
  expect(await screen.findByText('扣款和回款走同一张卡。注销后20年')).toBeVisible();
  textSize.set('normal');
});
