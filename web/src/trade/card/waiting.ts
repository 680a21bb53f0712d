import type { BankCard } from './CardFace';

/** Not signed yet, and no audit stands in the way: only the bank's SMS is missing. */
export function waitsForSms({ protocolState, auditState }: BankCard): boolean {
  return (protocolState === '0' || protocolState === '1') && auditState === '1';
}
