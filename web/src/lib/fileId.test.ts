import { expect, it } from 'vitest';
import { FILE_ID, fileIdIn } from './fileId';

const PATH = '/api/v1/m/proxy/download?fileId=';

it('finds the id in an address of ours, and in itself', () => {
  const id = '031028-fund-risk-notice-20260101.pdf';
  expect(fileIdIn(`${PATH}${id}`)).toBe(id);
  expect(fileIdIn(id)).toBe(id);
  expect(FILE_ID.test(id)).toBe(true);
});

it('finds none in any other address', () => {
  const others = [
    '',
    'https://elsewhere.cn/a.pdf',
    `https://elsewhere.cn${PATH}a.pdf`,
    `//elsewhere.cn${PATH}a.pdf`,
    '/icon.svg',
    '/api/v1/m/productfiles?fileId=a.pdf',
    `${PATH}../a.pdf`,
    `${PATH}a.pdf&x=1`,
    `${PATH}a.pdf#b`,
    `${PATH}a.pdf\n`,
    `${PATH}A.PDF`,
    `${PATH}a.b.pdf`,
    'javascript:alert(1)',
    'blob:http://localhost/a.pdf',
    'data:application/pdf;base64,a.pdf',
  ];
  for (const other of others) expect(fileIdIn(other), other).toBeUndefined();
});
