import { type QueryClient, useQuery } from '@tanstack/react-query';
import { host } from '@/lib/host';
import { useStore } from '@/lib/store';
import { gestureLocked } from '@/trade/customer/gestureLock';
import { type User, userQuery, useUser } from '@/trade/customer/user';
import { type Switches, switchesQuery } from '@/trade/switches';
import { token, wantedRoute } from '@/wire/session';
import type { Facts } from './guards';

/** What the guards ask, from session, record and settings. `known` is false while it loads. */
export function useFacts() {
  const bearer = useStore(token);
  const locked = useStore(gestureLocked);
  const user = useUser();
  const switched = useQuery(switchesQuery);
  return {
    ...standing(bearer, user.data, switched.data, locked),
    failed: bearer !== null && user.data === undefined ? user.error : null,
    /** A newer record is on its way: what was last seen may be of another day. */
    renewing: user.isFetching && !user.error,
    retry: () => void user.refetch(),
  };
}

/** The same as they stand now, for a tap: a screen has many links, and none need follow them. */
export function factsNow(client: QueryClient): Facts & { known: boolean } {
  const user = client.getQueryData(userQuery.queryKey);
  return standing(
    token.get(),
    user,
    client.getQueryData(switchesQuery.queryKey),
    gestureLocked.get(),
  );
}

function standing(
  bearer: string | null,
  user: User | undefined,
  switched: Switches | undefined,
  locked: boolean,
): Facts & { known: boolean } {
  return {
    ...factsOf(bearer === null ? undefined : user),
    gestureLocked: locked,
    plainBrowserToDownload: switched?.plainBrowserToDownload === true,
    maintenance: switched?.maintenance === true,
    wanted: wantedRoute(),
    known: bearer === null || user !== undefined,
  };
}

function auditOf(user: User | undefined): Facts['audit'] {
  const proof = user?.userAccoProofInfoVo;
  return proof ? { state: proof.auditState, of: proof.proofType } : null;
}

/** Facts of a record; a customer is logged in once he has a number. */
export function factsOf(user: User | undefined): Facts {
  return {
    host,
    plainBrowserToDownload: false,
    maintenance: false,
    wanted: null,
    loggedIn: Boolean(user?.custNo),
    gestureLocked: false,
    hasPassword: user?.tradePswFlag === true,
    mobile: user?.mobile ?? '',
    riskLevel: user?.riskLevel ?? null,
    riskExpired: user?.riskExpired === true,
    opened: user?.opened === true,
    certified: user?.certified === true,
    audit: auditOf(user),
    hasEmail: Boolean(user?.orignEmail),
  };
}
