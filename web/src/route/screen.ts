/* once */
import type { ComponentType } from 'react';

/** Where the visitor must stand before a screen opens; each step includes the ones before it. */
export type Need = 'public' | 'login' | 'trade' | 'buy';

/** One screen. The router, guards, tab bar, titles and links all read these rows. */
export interface ScreenRow {
  /** `/gesture/{type}`: names in braces are parts of the path. */
  path: string;
  title: string;
  /**
   * `login`: a customer; `trade`: and the login password is set;
   * `buy`: and the risk test is valid and the account is opened.
   */
  needs: Need;
  /** One of the four tabs. */
  tab?: TabName;
  /** Stays mounted, hidden, when the customer leaves it. */
  keepAlive?: true;
  /** Asks before it sends a visitor to the login. */
  ask?: true;
  /** Private flows: an e-mail must be on file. */
  email?: true;
  /** Opening an account: an outside browser may be sent to the download page. */
  opening?: true;
  /** The advisor app opens it without a login. */
  advisorFree?: true;
  /** Takes the gesture lock off, so the lock does not stand before it. */
  unlocks?: true;
  /** Takes in who is not logged in; whoever is goes on to what he wanted. */
  entry?: true;
  /**
   * The flow that it is a screen of; `endFlow` leaves all of them behind in one step. `door`: what
   * stands between a visitor and the screen that he wants.
   */
  flow?: string;
  /** Goes at once to another path. */
  redirect?: string;
  /** The home button does not float over it. */
  homeless?: true;
  /** Open to everybody, but of use to the visitor alone: no menu of a host shares it. */
  unshared?: true;
  /** Names in the query, `?` after those that may be absent. */
  query?: readonly string[];
  /** Without a view the row is planned and does not route. */
  view?: View;
}

/** What a room says of its screen: its path, and what the specification does not say of that. */
export type OwnRow = Partial<ScreenRow> & Pick<ScreenRow, 'path'>;

export type TabName = 'home' | 'watchlist' | 'wealth' | 'my';

/** What a row shows. Opaque, so that the type of a row never depends on its screen's type. */
export interface View {
  /** Set for a screen of the entry chunk. */
  now?: () => unknown;
  /** Of such a screen, what it shows at once too. */
  beside?: () => View;
  load?: () => Promise<unknown>;
}

/**
 * A screen of its own chunk: `lazy(() => import('./FundDetailScreen'))`, its default export. What it
 * exports as `ahead` runs once when it has come, beside the guards: it may ask for answers.
 */
export function lazy(load: () => Promise<unknown>): View {
  return { load };
}

/** A screen of the entry chunk; only the home screen. `beside` is what it shows at once too. */
export function entry(screen: () => unknown, beside: () => View): View {
  return { now: screen, beside };
}

/** Fulfilled once all has come that a view shows at once. */
export async function whenThere(view: View): Promise<void> {
  await Promise.all([viewOf(view), view.beside && viewOf(view.beside())]);
}

/** A chunk did not come: the network, a time-out, or a newer version on the server. */
export class ChunkFailure extends Error {
  override name = 'ChunkFailure';
}

/** Whether a screen, or a part that it loads by itself (a `TypeError` of the browser's), is missing. */
export function lacksChunk(cause: unknown): boolean {
  return (
    cause instanceof ChunkFailure || (cause instanceof TypeError && /module/.test(cause.message))
  );
}

const CHUNK_LIMIT_MS = 120_000;
const views = new Map<View, ComingView>();

interface ScreenModule {
  default: ComponentType;
  ahead?: () => void;
}

/** `use` reads these at once, so that a screen that is there never suspends. */
interface ComingView extends Promise<ComponentType> {
  status?: 'fulfilled';
  value?: ComponentType;
}

/** The component of a view. A failure stays: React would ask again each time it came, without end. */
export function viewOf(view: View): ComponentType | Promise<ComponentType> {
  if (view.now) return view.now() as ComponentType;
  const known = views.get(view);
  if (known) return known;
  // What is not there at once is loaded.
  const coming: ComingView = withLimit((view as Required<View>).load()).then((module) => {
    const { default: component, ahead } = module as ScreenModule;
    ahead?.();
    return component;
  });
  views.set(view, coming);
  coming.then(
    (component) => Object.assign(coming, { status: 'fulfilled', value: component }),
    () => undefined,
  );
  return coming;
}

/** Fetches what a view shows before it is gone to. One that does not come is asked for again then. */
export function fetchView(view: View) {
  const coming = viewOf(view);
  if (coming instanceof Promise) coming.catch(() => views.delete(view));
}

/** The next time the views that did not come are asked for, they are loaded again. */
export function forgetFailures() {
  for (const [view, { status }] of views) if (status !== 'fulfilled') views.delete(view);
}

function withLimit(coming: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkFailure('timeout')), CHUNK_LIMIT_MS);
    coming
      .then(resolve, (cause) => reject(new ChunkFailure('missing', { cause })))
      .finally(() => {
        clearTimeout(timer);
      });
  });
}
