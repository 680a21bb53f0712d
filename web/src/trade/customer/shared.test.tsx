import { afterEach, expect, it, vi } from 'vitest';
import { call } from '@/wire/call';
import { noteSharer, shareLink, sharer } from './shared';

vi.mock('@/wire/call', () => ({ call: vi.fn() }));
const asked = vi.mocked(call);

afterEach(() => {
  sessionStorage.clear();
  asked.mockReset();
});

it('appends the customer number to a shared link', () => {
  const link = new URL(shareLink('/funddetail?fundCode=016823', '0000000007'));
  expect(link.pathname).toBe('/funddetail');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    fundCode: '016823',
    custShareNo: '0000000007',
  });
  expect(shareLink('/fundlist', null)).toBe(`${window.location.origin}/fundlist`);
});

it('keeps who shared the link, and passes the manager on', async () => {
  asked.mockResolvedValue({ custShareNo: '0000000009', mgrAccount: 'M01', channel: 'manager' });
  await noteSharer('?fundCode=016823&custShareNo=0000000009&mgrAccount=M01');
  expect(sharer()).toMatchObject({ custShareNo: '0000000009', mgrAccount: 'M01' });
  const link = new URL(shareLink('/fundlist', '0000000007'));
  expect(link.searchParams.get('custShareNo')).toBe('0000000007');
  expect(link.searchParams.get('mgrAccount')).toBe('M01');
});

it('asks nothing of an ordinary link, and forgets one that the server refuses', async () => {
  await noteSharer('?fundCode=016823');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRejectedValue(new Error('分享链接不完整'));
  await noteSharer('?custShareNo=%3Cscript%3E');
  expect(sharer()).toBeNull();
});
