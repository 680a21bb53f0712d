import type { components } from '@/wire/gen/watchlist';

export type Watchlist = components['schemas']['Watchlist'];
export type Watched = components['schemas']['WatchedFund'];

/** A fund in the order that is being made, with its group. */
export interface Placed {
  code: string;
  group?: string;
}

/** The watchlist as it is being arranged; nothing of it is the server's until it is saved. */
export interface Draft {
  groups: readonly string[];
  /** All funds, in their order: a group shows its own of them. */
  funds: readonly Placed[];
  removed: readonly string[];
}

export const GROUPS_MAX = 20;
export const NAME_MAX = 8;
/** What the whole list is called: no group may be. */
const EVERY = '全部';

/** What the server has. */
export function draftOf({ groups, list }: Watchlist): Draft {
  const funds = list.map(({ fund, group }) => placed(fund.fundCode, group ?? undefined));
  return { groups, funds, removed: [] };
}

/**
 * A draft over a list that has changed meanwhile: what was added elsewhere stands first, what was
 * removed elsewhere is gone.
 */
export function over(draft: Draft, { list }: Watchlist): Draft {
  const there = new Set(list.map(({ fund }) => fund.fundCode));
  const known = new Set([...draft.funds.map(({ code }) => code), ...draft.removed]);
  const added = list.filter(({ fund }) => !known.has(fund.fundCode));
  return {
    ...draft,
    funds: [
      ...added.map(({ fund }) => placed(fund.fundCode)),
      ...draft.funds.filter(({ code }) => there.has(code)),
    ],
    removed: draft.removed.filter((code) => there.has(code)),
  };
}

/** Whether saving it would change anything. */
export function changes(draft: Draft, watchlist: Watchlist): boolean {
  return JSON.stringify(draft) !== JSON.stringify(draftOf(watchlist));
}

/** The funds of a group; of all without one. */
export function shownIn({ funds }: Draft, group: string | undefined): readonly Placed[] {
  return group === undefined ? funds : funds.filter((fund) => fund.group === group);
}

/**
 * Moves a fund to a place among those that are shown; the others of the list stay where they are:
 * the group's funds change places among themselves.
 */
export function moved(draft: Draft, group: string | undefined, code: string, to: number): Draft {
  const shown = [...shownIn(draft, group)];
  const from = shown.findIndex((fund) => fund.code === code);
  const [fund] = from < 0 ? [] : shown.splice(from, 1);
  if (!fund) return draft;
  shown.splice(Math.max(0, Math.min(shown.length, to)), 0, fund);
  return inOrder(draft, group, shown);
}

/** Moves several to the front of those that are shown; they keep their order. */
export function toFront(draft: Draft, group: string | undefined, codes: readonly string[]): Draft {
  const shown = shownIn(draft, group);
  const chosen = (fund: Placed) => codes.includes(fund.code);
  const rest = shown.filter((fund) => !chosen(fund));
  return inOrder(draft, group, [...shown.filter(chosen), ...rest]);
}

/** Puts funds into a group, or into none. */
export function regrouped(draft: Draft, codes: readonly string[], group: string | undefined) {
  const put = (fund: Placed) => (codes.includes(fund.code) ? placed(fund.code, group) : fund);
  return { ...draft, funds: draft.funds.map(put) };
}

/** Takes funds off the watchlist. */
export function without(draft: Draft, codes: readonly string[]): Draft {
  return {
    ...draft,
    funds: draft.funds.filter(({ code }) => !codes.includes(code)),
    removed: [...draft.removed, ...codes],
  };
}

export function withGroup(draft: Draft, name: string): Draft {
  return { ...draft, groups: [...draft.groups, name.trim()] };
}

export function renamed(draft: Draft, from: string, to: string): Draft {
  const name = to.trim();
  return {
    ...draft,
    groups: draft.groups.map((group) => (group === from ? name : group)),
    funds: draft.funds.map((fund) => (fund.group === from ? placed(fund.code, name) : fund)),
  };
}

/** Its funds stay, in no group. */
export function withoutGroup(draft: Draft, name: string): Draft {
  return {
    ...draft,
    groups: draft.groups.filter((group) => group !== name),
    funds: draft.funds.map((fund) => (fund.group === name ? placed(fund.code) : fund)),
  };
}

/** Moves a group one place up or down. */
export function movedGroup(draft: Draft, name: string, by: -1 | 1): Draft {
  const groups = [...draft.groups];
  const from = groups.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= groups.length) return draft;
  groups.splice(to, 0, ...groups.splice(from, 1));
  return { ...draft, groups };
}

/** Why a name can be given to no group; undefined when it can. */
export function faultOf(name: string, others: readonly string[]): 'long' | 'taken' | undefined {
  const text = name.trim();
  if ([...text].length > NAME_MAX) return 'long';
  return text === EVERY || others.includes(text) ? 'taken' : undefined;
}

function placed(code: string, group?: string): Placed {
  return group === undefined ? { code } : { code, group };
}

function inOrder(draft: Draft, group: string | undefined, shown: readonly Placed[]): Draft {
  if (group === undefined) return { ...draft, funds: shown };
  let next = 0;
  const funds = draft.funds.map((fund) => {
    if (fund.group !== group) return fund;
    next += 1;
    return shown[next - 1] ?? fund;
  });
  return { ...draft, funds };
}
