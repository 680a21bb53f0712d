import { call } from '@/api/call';
import { logout } from '@/api/gen/identity';
import { queryClient } from '@/api/query';
import { beginSession, endSession, takeRoute, token } from '@/api/session';
import { visit } from './history';
import { to } from './links';
import { userQuery } from './user';

/** Begins a session with a login's token, reads the record, and returns to the stored route. */
export async function signIn(fresh: string): Promise<void> {
  beginSession(fresh);
  await queryClient.fetchQuery(userQuery);
  visit(takeRoute() ?? to('/my'), { replace: true });
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
