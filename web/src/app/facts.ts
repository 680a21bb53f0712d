import { type QueryClient, useQuery } from '@tanstack/react-query';
import { operation } from '@/api/operation';
import { token } from '@/api/session';
import { useStore } from '@/lib/store';
import { gestureLocked } from './gestureLock';
import type { Facts } from './guards';
import { host } from './host';
import { type User, userQuery, useUser } from './user';

const switches = operation<Record<string, never>, { plainBrowserToDownload?: boolean }>({
  id: 'switcher',
  method: 'POST',
  path: '/api/v1/m/switcher',
  silent: true,
});

/** What the guards ask, from session, record and settings. `known` is false while it loads. */
export function useFacts(): Facts & { known: boolean; failed: boolean; retry: () => void } {
  const bearer = useStore(token);
  const locked = useStore(gestureLocked);
  const user = useUser();
  const switched = useQuery({ ...switches(), staleTime: 600_000, enabled: host === 'browser' });
  return {
    ...factsOf(bearer === null ? undefined : user.data),
    gestureLocked: locked,
    plainBrowserToDownload: switched.data?.plainBrowserToDownload === true,
    known: bearer === null || user.data !== undefined,
    failed: bearer !== null && user.isError && user.data === undefined,
    retry: () => void user.refetch(),
  };
}

/** The same as they stand now, for a tap: a screen has many links, and none need follow them. */
export function factsNow(client: QueryClient): Facts & { known: boolean } {
  const signedIn = token.get() !== null;
  const user = signedIn ? client.getQueryData(userQuery.queryKey) : undefined;
  const switched = client.getQueryData(switches().queryKey);
  return {
    ...factsOf(user),
    gestureLocked: gestureLocked.get(),
    plainBrowserToDownload: switched?.plainBrowserToDownload === true,
    known: !signedIn || user !== undefined,
  };
}

/** Facts of a record; a customer is logged in once he has a number. */
export function factsOf(user: User | undefined): Facts {
  return {
    host,
    plainBrowserToDownload: false,
    loggedIn: Boolean(user?.custNo),
    gestureLocked: false,
    hasPassword: user?.tradePswFlag === true,
    mobile: user?.mobile ?? '',
    riskLevel: user?.riskLevel ?? null,
    riskExpired: user?.riskExpired === true,
    opened: user?.opened === true,
    certified: user?.certified === true,
    auditState: user?.userAccoProofInfoVo?.auditState ?? null,
    hasEmail: Boolean(user?.orignEmail),
  };
}
