/** Filters of the ranking: fields of the request, with the words of their chips. */

import type { components } from '@/wire/gen/funds';

type Request = components['schemas']['RankFundsRequest'];

/** Fields that the filter sheet sets. */
export type FilterField =
  | 'riskLevels'
  | 'shareClass'
  | 'maxFirstBuy'
  | 'maxDrawdown'
  | 'minSize'
  | 'minYears'
  | 'minStars'
  | 'buyableOnly';

/** Chosen values by field, as text. Several levels of risk stand with commas between. */
export type Filters = Partial<Record<FilterField, string>>;

interface FilterGroup {
  field: FilterField;
  title: string;
  /** More than one may be chosen. */
  many?: true;
  /** `chip` is the whole sentence of the chosen condition. */
  options: readonly { value: string; label: string; chip: string }[];
}

export const filterGroups: readonly FilterGroup[] = [
  {
    field: 'riskLevels',
    title: '风险等级',
    many: true,
    options: ['低', '中低', '中', '中高', '高'].map((name, at) => ({
      value: String(at + 1),
      label: `R${at + 1} ${name}`,
      chip: `R${at + 1}`,
    })),
  },
  group('maxDrawdown', '近1年最大回撤', [
    ['0.03', '3%以内', '回撤不超过3%'],
    ['0.05', '5%以内', '回撤不超过5%'],
    ['0.10', '10%以内', '回撤不超过10%'],
    ['0.20', '20%以内', '回撤不超过20%'],
  ]),
  group('minSize', '基金规模', [
    ['200000000', '大于2亿', '规模大于2亿'],
    ['1000000000', '大于10亿', '规模大于10亿'],
    ['5000000000', '大于50亿', '规模大于50亿'],
    ['10000000000', '大于100亿', '规模大于100亿'],
  ]),
  group('minYears', '成立年限', [
    ['1', '满1年', '成立满1年'],
    ['3', '满3年', '成立满3年'],
    ['5', '满5年', '成立满5年'],
  ]),
  group('minStars', '评级', [
    ['3', '3星及以上', '3星及以上'],
    ['4', '4星及以上', '4星及以上'],
    ['5', '5星', '5星'],
  ]),
  group('shareClass', '份额类别', [
    ['A', 'A类 买入时收费', 'A类'],
    ['C', 'C类 按日收费', 'C类'],
  ]),
  group('maxFirstBuy', '起购金额', [
    ['10', '10元以内', '起购10元以内'],
    ['100', '100元以内', '起购100元以内'],
    ['1000', '1,000元以内', '起购1,000元以内'],
  ]),
  group('buyableOnly', '购买状态', [['true', '只看可申购', '可申购']]),
];

function group(
  field: FilterField,
  title: string,
  options: readonly (readonly [value: string, label: string, chip: string])[],
): FilterGroup {
  return {
    field,
    title,
    options: options.map(([value, label, chip]) => ({ value, label, chip })),
  };
}

/** Chooses a value, or drops it when it was chosen. */
export function toggleFilter(filters: Filters, field: FilterField, value: string): Filters {
  const { many } = filterGroups.find((one) => one.field === field) ?? {};
  const chosen = valuesOf(filters, field);
  const has = chosen.includes(value);
  const kept = has ? chosen.filter((one) => one !== value) : many ? [...chosen, value] : [value];
  return kept.length ? { ...filters, [field]: kept.sort().join(',') } : without(filters, field);
}

export function valuesOf(filters: Filters, field: FilterField): string[] {
  return filters[field]?.split(',') ?? [];
}

/** Filters without one of the fields. */
export function without(filters: Filters, field: string): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name !== field));
}

/** One chip for each field in use: 规模大于2亿, R1、R2. */
export function chipsOf(filters: Filters): { field: FilterField; text: string }[] {
  return filterGroups.flatMap(({ field, options }) => {
    const chosen = valuesOf(filters, field);
    const texts = options.filter(({ value }) => chosen.includes(value)).map(({ chip }) => chip);
    return texts.length ? [{ field, text: texts.join('、') }] : [];
  });
}

/** Filters as one text for the address: `minYears:3;riskLevels:1,3`; none for no filters. */
export function textOf(filters: Filters): string | undefined {
  const parts = filterGroups.flatMap(({ field }) => {
    const value = filters[field];
    return value ? [`${field}:${value}`] : [];
  });
  return parts.length ? parts.join(';') : undefined;
}

/** Filters of an address; what no sheet could have chosen is left out. */
export function filtersIn(text: string | undefined): Filters {
  let found: Filters = {};
  for (const part of text?.split(';') ?? []) {
    const [name, values = ''] = part.split(':');
    const group = filterGroups.find(({ field }) => field === name);
    if (!group) continue;
    for (const value of values.split(',')) {
      if (!group.options.some((option) => option.value === value)) continue;
      if (!valuesOf(found, group.field).includes(value)) {
        found = toggleFilter(found, group.field, value);
      }
    }
  }
  return found;
}

/** The part of the request that filters stand for. */
export function conditionsOf(filters: Filters): Partial<Request> {
  const { minYears, minStars, buyableOnly, ...rest } = filters;
  return {
    ...rest,
    ...(minYears && { minYears: Number(minYears) }),
    ...(minStars && { minStars: Number(minStars) }),
    ...(buyableOnly && { buyableOnly: true }),
  };
}
