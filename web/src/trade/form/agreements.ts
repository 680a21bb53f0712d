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

/** Short names of documents whose titles begin with the whole name of their fund. */
const SHORT: Partial<Record<string, string>> = {
  'fund-contract': '基金合同',
  prospectus: '招募说明书',
};

/** A title as it stands in a sentence: 《基金合同》. */
export function shortTitle({ id, title }: { id: string; title: string }): string {
  return bracketed(SHORT[id] ?? title);
}

export function acceptsAll(
  draft: { accepted: readonly string[] },
  agreements: readonly Versioned[],
): boolean {
  return agreements.every((one) => draft.accepted.includes(markOf(one)));
}
