import { endFlow, visit } from '@/route/history';
import { to } from '@/route/links';
import type { Done } from '@/wire/action';
import { call } from '@/wire/call';
import { logout } from '@/wire/gen/identity';
import { queryClient } from '@/wire/query';
import { beginSession, endSession, takeRoute, token } from '@/wire/session';
import { userQuery } from './user';

/**
 * Begins a session with a login's token, reads the record, and returns to the stored route; where
 * it is not shown any more that somebody logs in, he stays where he is. `landing` comes before the
 * stored route.
 */
export async function signIn(fresh: string, { shown }: Done, landing?: string): Promise<void> {
  beginSession(fresh);
  // Without it the next screen says what is missing, and asks again.
  await queryClient.prefetchQuery(userQuery);
  const next = landing ?? takeRoute();
  if (shown) endFlow('door', next ?? to('/my'));
}

/** Ends the session here and on the server, whether or not the server can be reached. */
export async function signOut(): Promise<void> {
  try {
    if (token.get()) await call(logout, {}, { silent: true });
  } catch {
    // The session on this device ends either way; the server's expires by itself.
  } finally {
    // First, so that the screen that is left does not ask for a login.
    visit(to('/fundhome'), { replace: true });
    endSession();
  }
}
