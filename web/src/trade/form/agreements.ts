interface Versioned {
  id: string;
  version: string;
}

/** How an accepted agreement is remembered: a new version must be accepted anew. */
export function markOf({ id, version }: Versioned): string {
  return `${id}@${version}`;
}

/** A title in its brackets: 《招募说明书》. */
export function bracketed(title: string): string {
  return title.startsWith('《') ? title : `《${title}》`;
}

export function acceptsAll(
  draft: { accepted: readonly string[] },
  agreements: readonly Versioned[],
): boolean {
  return agreements.every((one) => draft.accepted.includes(markOf(one)));
}
