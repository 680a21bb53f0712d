import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NetworkFailure, Refusal } from '@/wire/failure';
import { askedFor, type Field } from './field';
import { landed, UNSPOKEN } from './refused';
import { text } from './text';

interface Draft {
  region: string;
  street: string;
  residences: string;
}

const written: readonly Field<Draft>[] = [
  { name: 'region', label: '地区', kind: text(), wire: 'address' },
  { name: 'street', label: '地址', kind: text(), wire: 'address.street' },
  { name: 'residences', label: '国家', kind: text() },
];
const fields = askedFor(written, { region: '', street: '', residences: '' });
const refused = (field: string, message = UNSPOKEN) =>
  new Refusal(90002, message, { field, reason: '缺少这一项' });

it('is of the field that the server names, or of what holds it', () => {
  const names = ['address.street', 'address.districtCode', 'residences[0].tin', 'addresses', ''];
  expect(names.map((name) => landed(refused(name), fields)?.name)).toEqual([
    'street',
    'region',
    'residences',
    undefined,
    undefined,
  ]);
});

it('is said in the sentence of the rule, else by the reason', () => {
  expect(landed(refused('residences'), fields)?.text).toBe('缺少这一项');
  expect(landed(refused('residences', '内容过长'), fields)?.text).toBe('内容过长');
});

it('is of the field that the form knows of where the server names none, whatever it is', () => {
  const wrong = new Refusal(11016, '密码不正确');
  expect(landed(wrong, fields, 'street')).toEqual({ name: 'street', text: '密码不正确' });
  expect(landed(new NetworkFailure(''), fields, 'street')?.text).toMatch(/网络/);
  expect(landed(refused('residences'), fields, 'street')?.name).toBe('residences');
  expect(landed(wrong, fields)).toBeUndefined();
  expect(landed(new NetworkFailure(''), fields)).toBeUndefined();
  expect(landed(null, fields, 'street')).toBeUndefined();
});

it('knows the sentence that stands for all fields', () => {
  expect(readFileSync('../contract/errors.md', 'utf8')).toContain(`| BAD_REQUEST | ${UNSPOKEN} |`);
});
