export const bellWords = { label: '消息' } as const;
