import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asking } from './asking';
import { factsNow } from './facts';
import { checkGuards } from './guards';
import { leave, usePlace, visit } from './history';
import { type ArgsRead, to } from './links';
import { argsIn, findScreen, type Path } from './screens';

interface GoOptions {
  /** Takes the place of the present screen in the history. */
  replace?: boolean;
}

/**
 * Goes to a path made by `to()`. A guard that asks (open an account, take the test) asks over the
 * present screen, before leaving it.
 */
export function useGo(): (path: string, options?: GoOptions) => void {
  const client = useQueryClient();
  return (path, options) => {
    const row = findScreen(path.replace(/[?#].*$/, ''));
    const facts = factsNow(client);
    const outcome = facts.known ? checkGuards(row, facts) : null;
    if (outcome?.kind === 'ask') asking.set({ ...outcome, wanted: path, stay: true });
    else visit(path, options);
  };
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
