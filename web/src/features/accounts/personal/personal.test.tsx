import { describe, expect, it } from 'vitest';
import { emptyPersonal, emptyResidence, type PersonalDraft } from '@/features/accounts/drafts';
import { askedFor, firstLack, lackOf } from '@/patterns/form/field';
import { openflow } from '@/wire/gen/accounts';
import { sample } from '../../../../test/sample';
import { personalFields } from './fields';
import { draftOf, profileOf, taxOf } from './personal';

const fields = personalFields(sample(openflow, 'newcomer').choices);

/** What the foot of the page says to be missing. */
function missingOf(draft: PersonalDraft) {
  const field = firstLack(askedFor(fields, draft), draft);
  return field ? lackOf(field, draft) : null;
}

const whole: PersonalDraft = {
  ...emptyPersonal,
  occupation: '07',
  income: '2',
  incomeSource: '1',
  credit: '0',
  nonresiFlag: '1',
  region: {
    provinceCode: '31',
    cityCode: '3101',
    districtCode: '310101',
    regionName: '上海市 黄浦区',
  },
  street: '南京西路100号',
  selfTrade: true,
  taxTrue: true,
};

describe('the personal step', () => {
  it('names the first thing that is missing', () => {
    expect(missingOf(emptyPersonal)).toBe('职业');
    expect(missingOf({ ...whole, street: '100号' })).toBe('详细地址');
    expect(missingOf(whole)).toBeNull();
  });

  it('asks a tax resident of another country for name, birth place and number', () => {
    const abroad = { ...whole, nonresiFlag: '3' };
    expect(missingOf(abroad)).toBe('姓（拼音）');
    const named = { ...abroad, surnameLatin: 'LIN', givenNameLatin: 'ZHIXIA', birthPlace: '上海' };
    expect(missingOf(named)).toBe('税收居民国');
    const residence = { ...emptyResidence, country: 'US', noTinReason: 'A' as const };
    expect(missingOf({ ...named, residences: [residence] })).toBeNull();
    expect(taxOf({ ...named, residences: [residence] }).residences).toEqual([
      { country: 'US', noTinReason: 'A', noTinText: undefined },
    ]);
  });

  it('takes a child as beneficiary, but no wrong number', () => {
    const other = { ...whole, benefit: 'other' as const, benefitName: '林小满' };
    expect(missingOf({ ...other, benefitCertNo: '110101199003077425' })).toBe('受益人身份证号');
    expect(missingOf({ ...other, benefitCertNo: '110101199003077424' })).toBeNull();
  });

  it('sends no beneficiary who was typed and then taken back', () => {
    expect(profileOf({ ...whole, benefitName: '林小满' }).benefitPerson).toBeUndefined();
  });

  it('goes on where the server says it was left', () => {
    const saved = { occupation: '07', hasBenefitPerson: false, selfTradeFlag: true } as const;
    expect(draftOf(saved)).toMatchObject({ occupation: '07', benefit: 'self', selfTrade: true });
    expect(draftOf(null)).toEqual(emptyPersonal);
  });
});
