import type { bankcardList } from '@/wire/gen/bankcards';
import * as AuditState from '@/wire/gen/codes/audit-state';
import * as ProtocolState from '@/wire/gen/codes/protocol-state';
import type { Output } from '@/wire/operation';

export type BankCard = Output<typeof bankcardList>['list'][number];

/** Not signed yet, and no audit stands in the way: only the bank's SMS is missing. */
export function waitsForSms({ protocolState, auditState }: BankCard): boolean {
  const unsigned = protocolState === ProtocolState.None || protocolState === ProtocolState.Signing;
  return unsigned && auditState === AuditState.Passed;
}

/** The bank or the audit has refused the card. */
export function isFailed({ protocolState, auditState }: BankCard): boolean {
  return auditState === AuditState.Failed || protocolState === ProtocolState.Failed;
}
