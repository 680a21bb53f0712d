/* once */
import { lacksChunk } from '@/route/screen';
import { findScreen } from '@/route/table';
import { call } from '@/wire/call';
import { reportFault } from '@/wire/gen/content';

/** A page that breaks again and again tells no more by it. */
const MOST = 5;
/** What the app reckons with, and says to the customer where he is. */
const RECKONED = [
  'Refusal',
  'Busy',
  'NetworkFailure',
  'SessionEnded',
  'AbortError',
  'CancelledError',
];

const told = new Set<string>();

/**
 * Tells the server that something broke: the release, the screen's path as its row has it, and the
 * kind of the error. Never its message, which may have in it what somebody typed or was shown.
 */
export function tellFault(cause: unknown) {
  const name = kindOf(cause);
  if (RECKONED.includes(name) || lacksChunk(cause)) return;
  const screen = findScreen(window.location.pathname).path;
  const fault = `${screen} ${name}`;
  if (told.has(fault) || told.size >= MOST) return;
  told.add(fault);
  // Who cannot be told is not asked again.
  call(reportFault, { release: release(), screen, name }, { silent: true }).catch(() => {});
}

/** Names are of letters; whatever else stands there may be data. */
function kindOf(cause: unknown): string {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'unknown';
}

/** The page's first script, whose name changes with each release. */
function release(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const file = script?.src.split('/').pop() ?? '';
  return file.split('.')[0]?.slice(0, 40) || 'unknown';
}
