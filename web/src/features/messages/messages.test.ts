import { expect, it } from 'vitest';
import { withoutSums } from '@/trade/customer/withoutSums';
import { byDay } from './byDay';
import { asksWho, leadOf, type Message } from './leadOf';

const MESSAGE: Message = {
  messageId: 'order-1-7',
  kind: 'trade',
  kindName: '交易和到账',
  at: '2026-11-23T08:42:00.000+08:00',
  title: '你的4,377.44份确认了',
  text: '',
  isRead: false,
  leads: 'order',
  subject: '1',
};

it('puts messages under the days on which they happened', () => {
  const at = (text: string) => ({ ...MESSAGE, at: text });
  const messages = [
    at('2026-11-23T00:10:00.000+08:00'),
    at('2026-11-22T23:50:00.000+08:00'),
    at('2026-11-22T09:00:00.000+08:00'),
  ];
  const days = byDay(messages).map(({ day, list }) => [day, list.length]);
  expect(days).toEqual([
    ['2026-11-23', 1],
    ['2026-11-22', 2],
  ]);
  expect(byDay([])).toEqual([]);
});

it('leads to the order, the notice, the page of security; and nowhere where it says all', () => {
  expect(leadOf(MESSAGE)?.path).toBe('/dealDetails?orderNo=1');
  expect(leadOf({ ...MESSAGE, leads: 'notice', subject: 'fee-2026' })?.path).toBe(
    '/noticedetail?id=fee-2026',
  );
  expect(leadOf({ ...MESSAGE, leads: 'device', subject: '' })).toMatchObject({ asks: true });
  const fund = { ...MESSAGE, subject: '016823' };
  expect(leadOf({ ...fund, leads: 'fundNotices' })?.path).toBe(
    '/funddetail/notice?fundCode=016823',
  );
  expect(leadOf({ ...MESSAGE, leads: 'activity', subject: 'a1' })?.path).toBe(
    '/shareActivity?activityId=a1',
  );
  expect(leadOf({ ...MESSAGE, leads: 'plan', subject: '8' })?.path).toBe(
    '/fixedinvestdetail?planNo=8',
  );
  expect(leadOf({ ...MESSAGE, leads: 'points', subject: '' })?.path).toBe('/myJiaDou');
  expect(leadOf({ ...MESSAGE, leads: 'renewal', subject: '' })).toMatchObject({ asks: true });
  expect(leadOf({ ...MESSAGE, leads: '', subject: '' })).toBeUndefined();
});

it('asks who logged in until it is answered', () => {
  const login: Message = { ...MESSAGE, kind: 'security', leads: 'device', subject: '' };
  expect(asksWho(login)).toBe(true);
  expect(asksWho({ ...login, isRead: true })).toBe(false);
  expect(asksWho(MESSAGE)).toBe(false);
});

it('hides sums and shares, and leaves prices and days', () => {
  const text = '远汀稳进A，10,000.00元按11-20净值2.2833成交，手续费5.00元。';
  expect(withoutSums(text)).toBe('远汀稳进A，****元按11-20净值2.2833成交，手续费****元。');
  expect(withoutSums(MESSAGE.title)).toBe('你的****份确认了');
});
