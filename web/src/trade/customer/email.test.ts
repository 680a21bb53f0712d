import { expect, it } from 'vitest';
import { isEmail } from './email';

// The same as in the server's test of an e-mail address.
it('takes what the server takes', () => {
  for (const good of ['a@b.cn', ' Lin.Yi+f@mail.example.com ']) {
    expect(isEmail(good), good).toBe(true);
  }
});

it('refuses what the server refuses', () => {
  const long = `${'a'.repeat(60)}@b.cn`;
  const bad = ['', 'a', 'a@', '@b.cn', 'a@b', 'a..b@c.cn', 'a@-b.cn', 'a b@c.cn', 'a@b.c', long];
  for (const text of [...bad, '.a@b.cn', 'a.@b.cn', 'a@b@c.cn', 'a@b..cn', '林@b.cn']) {
    expect(isEmail(text), text).toBe(false);
  }
});
