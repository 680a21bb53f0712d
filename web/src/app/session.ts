import type { Done } from '@/api/action';
import { call } from '@/api/call';
import { logout } from '@/api/gen/identity';
import { queryClient } from '@/api/query';
import { beginSession, endSession, takeRoute, token } from '@/api/session';
import { visit } from './history';
import { to } from './links';
import { userQuery } from './user';

/**
 * Begins a session with a login's token, reads the record, and returns to the stored route; where
 * it is not shown any more that somebody logs in, he stays where he is.
 */
export async function signIn(fresh: string, { shown }: Done): Promise<void> {
  beginSession(fresh);
  // Without it the next screen says what is missing, and asks again.
  await queryClient.prefetchQuery(userQuery);
  const next = takeRoute();
  if (shown) visit(next ?? to('/my'), { replace: true });
}

/** Ends the session here and on the server, whether or not the server can be reached. */
export async function signOut(): Promise<void> {
  try {
    if (token.get()) await call(logout, {}, { silent: true });
  } catch {
    // The session on this device ends either way; the server's expires by itself.
  } finally {
    endSession();
    visit(to('/fundhome'), { replace: true });
  }
}
