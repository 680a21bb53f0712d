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
  const bound = boundOn ? ([[words.boundOn, boundOn]] as const) : [];
  return (
    <KeyValues
      rows={[
        [words.account, mgrAccount],
        [words.licence, licenceNo],
        [words.branch, branch],
        [words.phone, phone],
        [words.since, joinedOn],
        ...bound,
      ]}
    />
  );
}
