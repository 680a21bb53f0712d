/** What stands under one heading. */
export interface Group<Item> {
  group: string;
  items: Item[];
}

/** Items under their headings, both in the order in which they came. */
export function byGroup<Item extends { group: string }>(list: readonly Item[]): Group<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of list) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, items]) => ({ group, items }));
}
