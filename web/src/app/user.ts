import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/api/call';
import { operation } from '@/api/operation';
import { queryClient } from '@/api/query';
import { token } from '@/api/session';
import { useStore } from '@/lib/store';

/** The customer's record: `/userinfo` with the backend-for-frontend record merged in. */
export interface User {
  mobile?: string;
  custNo?: string;
  custName?: string;
  /** Set for institutions. */
  organization?: string;
  /** The login password is set. */
  tradePswFlag?: boolean | string | number;
  opened?: boolean | string | number;
  certified?: boolean | string | number;
  orignEmail?: string;
  /** C1 to C5, or 1 to 5. */
  riskLevel?: string;
  riskExpired?: boolean | string | number;
  risk?: { riskLevel?: string; riskExpireDate?: string };
  certInfoVo?: { certExpire?: string };
  userAccoProofInfoVo?: {
    auditState?: string;
    serialNo?: string;
    userAccoProofDetailVo?: { memo?: string };
  };
  investorStatementResult?: string;
}

const classicRecord = operation<Record<string, never>, User>({
  id: 'userInfoClassic',
  method: 'GET',
  path: '/api/v1/m/userinfo',
});

const bffRecord = operation<Record<string, never>, User>({
  id: 'userInfo',
  method: 'POST',
  path: '/proxy/hwm/bff/member/info/userInfo',
  silent: true,
});

const USER_KEY = ['user'];

export const userQuery = queryOptions({
  queryKey: USER_KEY,
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<User> => {
    const [classic, bff] = await Promise.allSettled([
      call(classicRecord, {}, { signal }),
      call(bffRecord, {}, { signal }),
    ]);
    if (classic.status === 'rejected') throw classic.reason;
    return bff.status === 'fulfilled' ? { ...classic.value, ...bff.value } : classic.value;
  },
});

/** The customer's record while a session stands. */
export function useUser() {
  const bearer = useStore(token);
  return useQuery({ ...userQuery, enabled: bearer !== null });
}

/** Fetches the record anew: after opening, a risk test, a change of data. */
export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: USER_KEY });
}

/** Reads the flags of the record, which older calls send as text or number. */
export function isSet(flag: boolean | string | number | undefined): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}
