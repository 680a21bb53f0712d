import { KeyValues } from '@/ui/Row';
import type { findManager } from '@/wire/gen/advisors';
import type { Output } from '@/wire/operation';
import { bindingWords as words } from './words';

interface ManagerFactsProps {
  manager: Output<typeof findManager>;
  /** Since when he is the customer's. */
  boundOn?: string | null;
}

/** By what a customer recognises a manager, and where his licence can be looked up. */
export function ManagerFacts({ manager, boundOn }: ManagerFactsProps) {
  const { mgrAccount, licenceNo, branch, joinedOn, phone } = manager;
  // Whose he is, calls him from the line below.
  const called = boundOn ? [] : ([[words.phone, phone]] as const);
  const bound = boundOn ? ([[words.boundOn, boundOn]] as const) : [];
  return (
    <KeyValues
      rows={[
        [words.account, mgrAccount],
        [words.licence, licenceNo],
        [words.branch, branch],
        ...called,
        [words.since, joinedOn],
        ...bound,
      ]}
    />
  );
}
