import { beforeEach, expect, it } from 'vitest';
import { passing } from '@/lib/storage';
import { userQuery } from '@/trade/customer/user';
import { queryClient } from '@/wire/query';
import { allScreens } from '../../../test/allScreens';
import { cardOf, isShared, sharedPath } from './cards';

const rowOf = (path: string) => {
  const row = allScreens.find((one) => one.path === path);
  if (!row) throw new Error(path);
  return row;
};

beforeEach(() => {
  queryClient.clear();
  passing.clear();
});

it('shares no screen that shows a customer, and none that is a way in', () => {
  const shared = allScreens.filter((row) => row.view && isShared(row)).map(({ path }) => path);
  expect(shared).toContain('/funddetail');
  expect(shared).toContain('/fundhome');
  for (const path of [
    '/my',
    '/asset',
    '/login',
    '/sendNote',
    '/bind',
    '/live/login',
    '/validation',
  ]) {
    expect(shared, path).not.toContain(path);
  }
});

it('leaves out of an address what the screen does not know', () => {
  const search = '?fundCode=016823&phone=13800000001&sessionkey=k';
  expect(sharedPath(rowOf('/funddetail'), { pathname: '/funddetail', search })).toBe(
    '/funddetail?fundCode=016823',
  );
  expect(sharedPath(rowOf('/fundhome'), { pathname: '/fundhome', search: '?a=b' })).toBe(
    '/fundhome',
  );
});

it('names the customer who shares, and the manager through whom he came', () => {
  queryClient.setQueryData(userQuery.queryKey, { custNo: '0000001234' } as never);
  passing.set('tael.share', JSON.stringify({ custShareNo: '', mgrAccount: 'M0001' }));
  const { url, picture } = cardOf('/funddetail?fundCode=016823', '红利低波');
  expect(new URL(url).search).toBe('?fundCode=016823&custShareNo=0000001234&mgrAccount=M0001');
  expect(picture).toMatch(/^http.*icon-192\.png$/);
});
