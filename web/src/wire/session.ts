/* once */
import { lasting, passing } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { DEVICE_KEY } from './device';

const TOKEN_KEY = 'tael.token';
const RETURN_KEY = 'tael.return';
/** Choices and name of the device, not of the customer: they outlive a session. */
const DEVICE_KEYS = ['tael.theme', 'tael.size', 'tael.stage.lang', 'tael.largeOffered', DEVICE_KEY];
const LOGIN_DELAY_MS = 500;

/** The opaque token of the session; null without one. */
export const token = createStore<string | null>(lasting.get(TOKEN_KEY));

/** Things to empty when a session ends: the query cache, the seal's key. */
const onEnd = new Set<() => void>();
let showLogin: () => void = () => {};
let ending: ReturnType<typeof setTimeout> | undefined;

/** Runs `work` whenever a session ends; gives back how to stop that. */
export function whenSessionEnds(work: () => void): () => void {
  onEnd.add(work);
  return () => {
    onEnd.delete(work);
  };
}

/** Tells how the SMS login page is reached; the router does so once. */
export function loginIsShownBy(show: () => void) {
  showLogin = show;
}

/** Begins a session with the token of a login; who was here before leaves nothing to who comes. */
export function beginSession(fresh: string) {
  clearTimeout(ending);
  ending = undefined;
  if (token.get() !== null) endSession();
  lasting.set(TOKEN_KEY, fresh);
  token.set(fresh);
}

/** Clears all storage and state of the customer; choices of the device stay. */
export function endSession() {
  const kept = DEVICE_KEYS.map((key) => [key, lasting.get(key)] as const);
  lasting.clear();
  for (const [key, value] of kept) if (value !== null) lasting.set(key, value);
  leaveSession(null);
}

/** Forgets the customer in this tab, whose session is another one from now on. */
function leaveSession(next: string | null) {
  const wanted = passing.get(RETURN_KEY);
  passing.clear();
  if (wanted) passing.set(RETURN_KEY, wanted);
  token.set(null);
  for (const work of onEnd) work();
  token.set(next);
}

// Another tab logged in or out.
window.addEventListener('storage', ({ key }) => {
  if (key !== TOKEN_KEY && key !== null) return;
  const next = lasting.get(TOKEN_KEY);
  if (next !== token.get()) leaveSession(next);
});

/**
 * After a 401 or 403 to who called with this token: clears everything, keeps the route, shows the
 * login after half a second. A late answer to a session before this one ends nothing.
 */
export function expireSession(bearer: string | null) {
  if (ending || bearer !== token.get()) return;
  rememberRoute(window.location.pathname + window.location.search);
  endSession();
  ending = setTimeout(() => {
    ending = undefined;
    showLogin();
  }, LOGIN_DELAY_MS);
}

/** Stores the route to return to after the login. */
export function rememberRoute(path: string) {
  passing.set(RETURN_KEY, path);
}

/** The stored route; none where nothing was wanted. */
export function wantedRoute(): string | null {
  return passing.get(RETURN_KEY);
}

/** Takes the stored route away. */
export function takeRoute(): string | null {
  const path = wantedRoute();
  forgetRoute();
  return path;
}

export function forgetRoute() {
  passing.remove(RETURN_KEY);
}
