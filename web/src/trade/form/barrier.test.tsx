import { expect, it } from 'vitest';
import { preBuy } from '@/wire/gen/orders';
import { sample } from '../../../test/sample';
import { barrierTo, type Checked } from './barrier';

const open = sample(preBuy);

/** A preview of somebody whose information keeps him from buying. */
function barred(mend: string | null, code: number, message: string): Checked {
  const checks = open.checks.map((check) =>
    check.check === 'memberComplete' ? { ...check, passed: false, code, message, mend } : check,
  );
  return { ...open, checks } as Checked;
}

it.each([
  ['userCert', '更新证件', '/userCert'],
  ['certInfo', '查看证件', '/certInfo'],
  ['userEdit', '去补全', '/userEdit'],
  ['closeAccount', '取消注销', '/closeAccount'],
  ['myData', '重新同意', '/myData?type=sensitive'],
  ['fxqCollection', '去补全', '/user/fxqCollection'],
])('leads to where it is mended: %s', (mend, act, to) => {
  const why = '你的身份证件已过期，请完善证件信息后再交易';
  const pre = barred(mend, 16019, why);
  expect(barrierTo(pre, '买入', '')).toEqual({ kind: 'go', act, to, why });
});
