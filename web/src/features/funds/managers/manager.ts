import type { components } from '@/wire/gen/funds';
import { managerWords as words } from './words';

export type Manager = components['schemas']['ManagerCard'];
export type ManagedFund = components['schemas']['OtherFund'];

/** How long funds have been managed, and how many others are now. */
export function managedText({ career, otherFunds, toDate }: Manager): string {
  const said = [career && words.years(career)];
  if (otherFunds.length > 0)
    said.push(toDate ? words.manages(otherFunds.length) : words.also(otherFunds.length));
  return said.filter(Boolean).join('，');
}
