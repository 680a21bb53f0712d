import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { visit } from '@/route/history';
import { to } from '@/route/links';
import type { ScreenRow } from '@/route/screen';
import { viewOf } from '@/route/screen';
import { findScreen, screenAt, wholeTable } from '@/route/table';
import { neverQuiet } from '@/wire/quiet';
import { token } from '@/wire/session';
import { Frame } from './Frame';

/** React draws in slices and runs effects in tasks of their own; none of them takes so long. */
const QUIET_MS = 30;

/** What the screen at a path is called; words of an answer come later. */
export function titleOf(path: string): string {
  return findScreen(path).title;
}

/**
 * What a screen shows before any answer has come, as HTML: the build puts it into the screen's
 * page, so that it stands there before the app's code has come. `session` is any token or none.
 */
export async function stillOf(path: string, session: string | null): Promise<string> {
  neverQuiet();
  await wholeTable();
  const row = findScreen(path);
  const search = queryOf(row);
  if (search === null || DECIDED.includes(path)) return '';
  visit(path + search, { replace: true });
  token.set(session);
  if (row.view) await viewOf(row.view);
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Frame />
    </QueryClientProvider>,
  );
  const moved = () => window.location.pathname !== path;
  await settled(place, moved);
  // The policy of the server forbids styles in attributes; the code sets them when it has come.
  for (const styled of place.querySelectorAll('[style]')) styled.removeAttribute('style');
  // What is typed here would be lost.
  for (const input of place.querySelectorAll('input')) input.readOnly = true;
  forgetArgs(place);
  const html = moved() ? '' : numbered(place.innerHTML);
  root.unmount();
  return html;
}

/** In the place of every argument without which a screen is another one; no screen shows it. */
const NOBODYS = '909090';

/** What these show is decided by the rest of their addresses: whatever stood there would be wrong. */
const DECIDED = [
  to('/bind/confirm', { type: '' }),
  to('/download'),
  to('/live/login', { liveUrl: '' }),
].map((link) => link.replace(/\?.*/, ''));

/**
 * The arguments that a screen cannot do without; none where they have to look otherwise. Without
 * them it would say that its address lacks something, which is nearly always wrong.
 */
function queryOf({ path, query = [] }: ScreenRow): string | null {
  const names = query.filter((name) => !name.endsWith('?'));
  if (names.length === 0) return '';
  const search = `?${new URLSearchParams(names.map((name) => [name, NOBODYS]))}`;
  return screenAt({ pathname: path, search }) === findScreen(path) ? search : null;
}

/** Links wait for the code, and room stays for what is written. */
function forgetArgs(place: Element) {
  for (const link of place.querySelectorAll(`[href*="${NOBODYS}"]`)) link.removeAttribute('href');
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    text.nodeValue = (text.nodeValue ?? '').replaceAll(NOBODYS, '\u00a0');
  }
  if (place.innerHTML.includes(NOBODYS)) throw new Error('a still has the argument of nobody');
}

/** Waits until something stands there that does not change any more, or its place was left. */
async function settled(place: Element, left: () => boolean) {
  for (let before = ''; !left() && (before === '' || before !== place.innerHTML); ) {
    before = place.innerHTML;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

/** React counts its ids through all screens; equal screens are to be equal. */
function numbered(html: string): string {
  const ids = new Map<string, string>();
  return html.replaceAll(/_r_\w+_/g, (id) => {
    const known = ids.get(id) ?? `still${ids.size}`;
    ids.set(id, known);
    return known;
  });
}
