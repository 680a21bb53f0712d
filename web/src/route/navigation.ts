/* once */
import { useEffect } from 'react';
import { forgetRoute } from '@/wire/session';
import { leave, places, usePlace, visit } from './history';
import { type ArgsRead, type Path, to } from './links';
import type { ScreenRow } from './screen';
import { argsIn, findScreen, withRow } from './table';

// Who turns away from the door does not want any more what he came there for.
places.follow(() => {
  if (findScreen(places.get().pathname).flow !== 'door') forgetRoute();
});

interface GoOptions {
  /** Takes the place of the present screen in the history. */
  replace?: boolean;
}

let isAsked: (row: ScreenRow, path: string) => boolean = () => false;

/** The app tells who asks before a screen opens: true when the visitor is asked, and stays. */
export function askBefore(ask: typeof isAsked) {
  isAsked = ask;
}

/**
 * Goes to a path made by `to()`. A guard that asks (open an account, take the test) asks over the
 * present screen, before leaving it.
 */
export function useGo(): (path: string, options?: GoOptions) => void {
  return go;
}

function go(path: string, options?: GoOptions) {
  withRow(path, () => {
    const row = findScreen(path.replace(/[?#].*$/, ''));
    if (!isAsked(row, path)) visit(path, options);
  });
}

/** Back one screen; home when the visitor came in from outside. */
export function useBack(): () => void {
  return goBack;
}

export function goBack() {
  leave(to('/fundhome'));
}

/** The names of a screen's path and query, typed by its row: `useArgs('/funddetail').fundCode`. */
export function useArgs<P extends Path>(path: P): ArgsRead<P> {
  const { pathname, search } = usePlace();
  const args = { ...Object.fromEntries(new URLSearchParams(search)), ...argsIn(path, pathname) };
  return args as ArgsRead<P>;
}

/** The document's title while the calling screen shows. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
