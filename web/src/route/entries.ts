/* once */
/** The entries of the browser's history, and moving among them one act after the other. */

/** What an entry knows. */
export interface Entry {
  /** Screens behind it. */
  index: number;
  /** New with each screen; what lies over a screen has entries of its own under the same key. */
  key: string;
  /** How many layers lie over the screen here. */
  over?: number;
  /** The flow that its screen belongs to. */
  flow?: string;
  /** Where the flows behind it began, by their names. */
  firsts?: Record<string, number>;
}

/** Where the visitor is in this tab's history. */
export interface Place {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Screens behind this one. */
  index: number;
  /** New with each push and replace. */
  key: string;
}

/** A browser that goes nowhere says so by nothing at all; this one does not tell where it is. */
const LOST_MS = 500;
/**
 * One that tells will be there, however busy it is. Who went on before it arrives would be taken
 * back from there.
 */
const LATE_MS = 10_000;

let arrive: (() => void) | undefined;
const waiting: (() => void)[] = [];

/** The present entry; the first one of a visit is made here. */
export function entryNow(): Entry {
  const state: unknown = window.history.state;
  if (isEntry(state)) return state;
  const first = { index: 0, key: newKey() };
  window.history.replaceState(first, '');
  return first;
}

/** Does `work` where the browser stands still: what is asked for on a way back waits for its end. */
export function standing(work: () => void) {
  if (arrive) waiting.push(work);
  else work();
}

/** Goes back so many entries, and does `work` there. */
export function backBy(entries: number, work: () => void) {
  const behind = entriesBehind();
  if (entries === 0 || behind === 0) {
    work();
    return;
  }
  const timer = setTimeout(() => arrived(), behind === undefined ? LOST_MS : LATE_MS);
  arrive = () => {
    clearTimeout(timer);
    work();
  };
  window.history.go(-Math.min(entries, behind ?? entries));
}

/** How many entries of this site lie behind, where the browser tells. */
function entriesBehind(): number | undefined {
  return (window as { navigation?: Navigation }).navigation?.currentEntry?.index;
}

/** Whether the browser came here by our own act, which then goes on. */
export function arrived(): boolean {
  const work = arrive;
  if (!work) return false;
  arrive = undefined;
  work();
  while (!arrive && waiting.length > 0) waiting.shift()?.();
  return true;
}

export function newKey(): string {
  return Math.random().toString(36).slice(2);
}

function isEntry(state: unknown): state is Entry {
  return (state as { key?: unknown } | null)?.key !== undefined;
}
