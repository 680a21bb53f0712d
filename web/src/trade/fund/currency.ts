import type { components } from '@/wire/gen/funds';

type Facts = Pick<components['schemas']['FundFacts'], 'currency'>;

const YUAN = '156';
const NAMES: Record<string, string> = { 840: '美元', 344: '港元', EUR: '欧元' };

/** The currency of a fund that is not in yuan, and so not bought here; empty of the others. */
export function foreignOf(facts: Facts | undefined): string {
  if (!facts || facts.currency === YUAN) return '';
  return NAMES[facts.currency] ?? '外币';
}
