import { useCallback, useEffect, useEffectEvent } from 'react';
import { type NavigateFunction, useLocation, useNavigate, useParams } from 'react-router';
import { asking } from './asking';
import { useFacts } from './facts';
import { checkGuards } from './guards';
import { type ArgsRead, to } from './links';
import type { Path } from './screens';
import { findScreen } from './screens';

interface GoOptions {
  /** Takes the place of the present screen in the history. */
  replace?: boolean;
}

/**
 * Goes to a path made by `to()`. A guard that asks (open an account, take the test) asks over the
 * present screen, before leaving it.
 */
export function useGo(): (path: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  const facts = useFacts();
  return (path, options) => {
    const row = findScreen(path.replace(/[?#].*$/, ''));
    const outcome = facts.known ? checkGuards(row, facts) : null;
    if (outcome?.kind === 'ask') asking.set({ ...outcome, wanted: path, stay: true });
    else navigate(path, options);
  };
}

/** Back one screen; home when the visitor came in from outside. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => goBack(navigate), [navigate]);
}

export function goBack(navigate: NavigateFunction) {
  if (historyIndex() > 0) navigate(-1);
  else navigate(to('/fundhome'), { replace: true });
}

/** The number of screens behind the present one in this tab's history. */
export function historyIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0;
}

/** The names of a screen's path and query, typed by its row: `useArgs('/funddetail').fundCode`. */
export function useArgs<P extends Path>(_path: P): ArgsRead<P> {
  const { search } = useLocation();
  const params = useParams();
  return { ...Object.fromEntries(new URLSearchParams(search)), ...params } as ArgsRead<P>;
}

/** The document's title while the calling screen shows. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

/** Runs `work` when the screen is shown again after it was kept hidden. */
export function useShownAgain(work: () => void) {
  const run = useEffectEvent(work);
  useEffect(() => {
    run();
  }, []);
}
