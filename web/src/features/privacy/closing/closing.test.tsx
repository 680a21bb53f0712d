import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toggleAmounts } from '@/trade/customer/amounts';
import { Refusal } from '@/wire/failure';
import { verifyPassword } from '@/wire/gen/identity';
import { askClosing, cancelClosing, closing, heldData } from '@/wire/gen/privacy';
import { answer, renderScreen } from '../../../../test/renderScreen';
import { sample } from '../../../../test/sample';
import { mendPath, type Obstacle } from './obstacles';

const VERIFIED = { valid: true, unlockedUntil: '2026-11-23T15:00:00.000+08:00' };
const FREE = { ...sample(closing), against: [] };
const ASKED = {
  ...FREE,
  state: 'asked' as const,
  askedAt: '2026-11-23T10:00:00.000+08:00',
  device: 'Safari · iOS',
  dueOn: '2026-12-23',
  canCancel: true,
};
const LINE: Obstacle = {
  kind: 'order',
  title: '赎回 澄溪远见成长混合A',
  text: '还没有完成',
  fundCode: '030001',
  tradeAcco: '',
  orderNo: '77',
  cardId: '',
};

it('names what stands against it, each with a way to mend it, and cannot be asked for', async () => {
  const against = [LINE, { ...LINE, kind: 'holding' as const, title: '澄溪远见成长混合A' }];
  await renderScreen('/closeAccount', {
    as: 'holder',
    answers: [answer(closing, { ...FREE, against })],
  });
  expect(await screen.findByText('还有2件事没有了结')).toBeVisible();
  const order = screen.getByRole('link', { name: /赎回 澄溪远见成长混合A.*看订单/ });
  expect(order).toHaveAttribute('href', expect.stringContaining('orderNo=77'));
  expect(screen.getByRole('link', { name: /去赎回/ })).toBeVisible();
  expect(screen.getByRole('button', { name: '申请注销' })).toBeDisabled();
});

it('hides shares and sums that stand against it where amounts are hidden', async () => {
  const against: Obstacle[] = [
    { ...LINE, kind: 'holding', text: '持有1,000.03份，其中1.00份冻结' },
    { ...LINE, kind: 'payout', text: '250.00元，预计3月6日到账' },
  ];
  await renderScreen('/closeAccount', {
    as: 'holder',
    answers: [answer(closing, { ...FREE, against })],
  });
  expect(await screen.findByText('持有1,000.03份，其中1.00份冻结')).toBeVisible();
  act(toggleAmounts);
  expect(screen.getByText('持有****份，其中****份冻结')).toBeVisible();
  expect(screen.getByText('****元，预计3月6日到账')).toBeVisible();
  act(toggleAmounts);
});

it('is asked for with the password', async () => {
  const { user, calls } = await renderScreen('/closeAccount', {
    as: 'holder',
    answers: [answer(closing, FREE), answer(verifyPassword, VERIFIED), answer(askClosing, ASKED)],
  });
  await user.click(await screen.findByRole('button', { name: '申请注销' }));
  await user.type(await screen.findByLabelText('登录密码'), 'Right-1234');
  await user.click(screen.getByRole('button', { name: '确认申请' }));
  await waitFor(() => expect(calls(askClosing)).toEqual([{}]));
  expect(await screen.findByText('已申请注销')).toBeVisible();
});

it('says in the sheet what has come in between', async () => {
  const { user } = await renderScreen('/closeAccount', {
    as: 'holder',
    answers: [
      answer(closing, FREE),
      answer(verifyPassword, VERIFIED),
      answer(askClosing, new Refusal(20007, '还有1件事没有了结，了结后再注销')),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '申请注销' }));
  await user.type(await screen.findByLabelText('登录密码'), 'Right-1234');
  await user.click(screen.getByRole('button', { name: '确认申请' }));
  expect(await screen.findByText('还有1件事没有了结，了结后再注销')).toBeVisible();
});

it('shows below the sheet that it was asked for in another tab', async () => {
  let isAsked = false;
  const { user } = await renderScreen('/closeAccount', {
    as: 'holder',
    answers: [
      answer(closing, () => (isAsked ? ASKED : FREE)),
      answer(verifyPassword, VERIFIED),
      answer(askClosing, new Refusal(20007, '已经在办理注销')),
    ],
  });
  await user.click(await screen.findByRole('button', { name: '申请注销' }));
  isAsked = true;
  await user.type(await screen.findByLabelText('登录密码'), 'Right-1234');
  await user.click(screen.getByRole('button', { name: '确认申请' }));
  expect(await screen.findByText('已经在办理注销')).toBeVisible();
  expect(await screen.findByText(/12-23 15:00注销/)).toBeInTheDocument();
});

it('is cancelled with a tap', async () => {
  const { user, calls } = await renderScreen('/closeAccount', {
    as: 'holder',
    answers: [answer(closing, ASKED), answer(cancelClosing, { ...FREE, state: 'cancelled' })],
  });
  expect(await screen.findByText(/12-23 15:00注销/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '取消注销' }));
  await waitFor(() => expect(calls(cancelClosing)).toEqual([{}]));
  expect(await screen.findByText('已取消，账户照常使用')).toBeVisible();
});

it('shows how it stands where it was cancelled in another tab', async () => {
  let isAsked = true;
  const { user } = await renderScreen('/closeAccount', {
    as: 'holder',
    answers: [
      answer(closing, () => (isAsked ? ASKED : { ...FREE, state: 'cancelled' as const })),
      answer(cancelClosing, new Refusal(20008, '没有正在办理的注销')),
    ],
  });
  await screen.findByText(/12-23 15:00注销/);
  isAsked = false;
  await user.click(await screen.findByRole('button', { name: '取消注销' }));
  expect(await screen.findByText('没有正在办理的注销')).toBeVisible();
  expect(await screen.findByRole('button', { name: '申请注销' })).toBeVisible();
});

it('cannot be cancelled once it was sent, and says why it came to nothing', async () => {
  await renderScreen('/closeAccount', {
    as: 'holder',
    answers: [answer(closing, { ...ASKED, state: 'sent', canCancel: false })],
  });
  expect(await screen.findByText('登记机构处理中')).toBeVisible();
  expect(screen.queryByRole('button', { name: /注销/ })).toBeNull();
});

it('stands on the page of the data while it is under way', async () => {
  await renderScreen('/myData', {
    as: 'holder',
    answers: [
      answer(heldData, { ...sample(heldData), closing: { state: 'asked', dueOn: '2026-12-23' } }),
    ],
  });
  expect(await screen.findByRole('link', { name: /注销账户.*12-23前可以取消/ })).toBeVisible();
});

it.each([
  ['holding', '/ransom'],
  ['payment', '/dealDetails'],
  ['payout', '/dealDetails'],
  ['cardCheck', '/bankCard'],
  ['audit', '/certInfo'],
] as const)('mends %s at %s', (kind, path) => {
  expect(mendPath({ ...LINE, kind })).toContain(path);
});

it('says on the page of the data what stands against it, by kind', async () => {
  const one = (kind: 'holding' | 'order', at: number) => ({
    kind,
    title: '',
    text: '',
    fundCode: kind === 'holding' ? `03100${at}` : '',
    tradeAcco: '',
    orderNo: kind === 'order' ? '77' : '',
    cardId: '',
  });
  const against = [one('holding', 1), one('holding', 2), one('order', 3)];
  const none = { state: null, dueOn: null, askedAt: null };
  await renderScreen('/myData', {
    as: 'holder',
    answers: [
      answer(heldData, { ...sample(heldData), closing: null }),
      answer(closing, { ...sample(closing), ...none, against }),
    ],
  });
  expect(await screen.findByRole('link', { name: /持有2笔份额/ })).toHaveAttribute(
    'href',
    '/position',
  );
  expect(screen.getByRole('link', { name: /在途1笔/ })).toHaveAttribute(
    'href',
    '/dealDetails?orderNo=77',
  );
});
