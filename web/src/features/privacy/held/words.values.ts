/** Texts of what is held of a kind, value by value. */
export const valuesWords = {
  forever: '长期有效',
  failed: '这些数据没有加载出来',
  /** The heading of what is held item by item. */
  item: '项目',
  changed: (text: string, at: string) => `${text}（${at}改过）`,
  count: (count: number) => `${count}条`,
  none: (items: readonly string[]) => `还没有。会记下的有：${items.join('、')}`,
  more: (shown: number) => `这里是最近${shown}条，全部在“全部带走”的文件里`,
} as const;
