import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { visit } from '@/route/history';
import { viewOf } from '@/route/screen';
import { findScreen, wholeTable } from '@/route/table';
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
  visit(path, { replace: true });
  token.set(session);
  const { view } = findScreen(path);
  if (view) await viewOf(view);
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
  const html = moved() ? '' : numbered(place.innerHTML);
  root.unmount();
  return html;
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
