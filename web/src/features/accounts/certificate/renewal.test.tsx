import { expect, it } from 'vitest';
import type { CertificateReading } from '@/trade/photo/photos';
import type { Cert } from './certState';
import { askedOf, daysOf, emptyRenewal, expiryFault, markOf, withDays, withRead } from './renewal';
import { isSame, isSameName } from './sameness';

const cert = { certNo: '110***********7424', certExpire: '2026-01-02', hasPictures: true } as Cert;
const said = (value: string | null) => ({ value, score: 90, check: 'passed' });
const reading = (over: object) =>
  ({
    custName: said(null),
    authority: said(null),
    address: said(null),
    certNo: said(null),
    certBegin: said(null),
    certExpire: said(null),
    ...over,
  }) as unknown as CertificateReading;
const days = { certBegin: '2026-01-05', certExpire: '2046-01-05' };
const score = 90;

it('takes the days of a photo where nothing was typed', () => {
  const filled = { ...days, longTerm: false, daysRight: false };
  expect(withDays(emptyRenewal, { ...days, score })).toEqual(filled);
  const long = { ...days, certExpire: '9999-12-31', score };
  expect(withDays(emptyRenewal, long)).toEqual({
    certBegin: days.certBegin,
    certExpire: '',
    longTerm: true,
    daysRight: false,
  });
  const typed = { ...emptyRenewal, certBegin: '2026-01-06', certExpire: '2046-01-06' };
  expect(withDays(typed, { ...days, score })).toEqual({});
});

it('takes the days of a photo that was taken again for those of the one before', () => {
  const again = { certBegin: '2026-01-08', certExpire: '2046-01-08' };
  const read = { ...again, score };
  const before = { ...days, score };
  const draft = { ...emptyRenewal, ...days, daysRight: true };
  expect(withDays(draft, read, before)).toEqual({ ...again, longTerm: false, daysRight: false });
  const begun = { ...draft, certBegin: '2026-01-06' };
  expect(withDays(begun, read, before)).toEqual({
    certExpire: again.certExpire,
    longTerm: false,
    daysRight: false,
  });
  const long = { ...draft, certExpire: '', longTerm: true };
  expect(withDays(long, read, before)).toEqual({ certBegin: again.certBegin, daysRight: false });
  expect(withDays(long, read, { ...before, certExpire: '9999-12-31' })).toMatchObject(again);
});

it('reads days only where both are read', () => {
  const both = { certBegin: said(days.certBegin), certExpire: said(days.certExpire) };
  expect(daysOf(reading(both))).toEqual({ ...days, score });
  expect(daysOf(reading({ certBegin: said(days.certBegin) }))).toBeNull();
});

it('compares a number and a name with what is known of the one on file', () => {
  expect(isSame('110101199003077424', cert)).toBe(true);
  expect(isSame('110101199003070011', cert)).toBe(false);
  expect(isSameName('沈知夏', '沈**')).toBe(true);
  expect(isSameName('林知夏', '沈**')).toBe(false);
  expect(isSameName('沈夏', '沈**')).toBe(false);
});

it('keeps what one side said when the other is read', () => {
  const front = withRead({}, reading({ certNo: said('110101199003077424') }));
  const both = withRead(
    front,
    reading({ certBegin: said('2026-01-05'), certExpire: said('2046-01-05') }),
  );
  expect(both).toMatchObject({ number: '110101199003077424', days });
});

it('says of a photo that it is of the other side, or says nothing', () => {
  const of = (over: object) =>
    markOf(reading({ available: true, side: null, ...over }), 'certFront');
  expect(of({ side: 'certBack', certNo: said('1') })).toBe('otherSide');
  expect(of({})).toBe('unread');
  expect(of({ fault: 'glare' })).toBe('glare');
  expect(of({ certNo: said('110101199003077424') })).toBeUndefined();
  expect(of({ available: false })).toBeUndefined();
});

it('sends 长期 as its day', () => {
  const draft = { ...emptyRenewal, certBegin: days.certBegin, longTerm: true };
  expect(askedOf(draft).certExpire).toBe('9999-12-31');
});

it('wants a later day than the one on file, of a certificate that is valid', () => {
  const fault = (certExpire: string, of: Cert = cert) =>
    expiryFault(certExpire, { ...emptyRenewal, certBegin: '2020-01-05' }, of);
  expect(fault('2046-01-05')).toBeUndefined();
  expect(fault('2019-01-05')).toBe('结束日期应晚于开始日期');
  expect(fault('2021-01-05')).toBe('这张证件已过期，请用有效的证件');
  const later = { ...cert, certExpire: '2050-01-02' };
  expect(fault('2046-01-05', later)).toBe('原证件到2050-01-02，新证件应更晚');
  expect(fault('2050-01-02', later)).toBe('原证件到2050-01-02，新证件应更晚');
  // Whose photos are missing hands in the same one.
  expect(fault('2050-01-02', { ...later, hasPictures: false })).toBeUndefined();
  expect(fault('2046-01-05', { ...later, hasPictures: false })).toBe(
    '登记的证件到2050-01-02，请核对',
  );
  // There is no day after 长期.
  const forever = { ...cert, certExpire: '9999-12-31', hasPictures: false };
  expect(fault('2046-01-05', forever)).toBe('原证件是长期有效，请打开“长期有效”');
});
