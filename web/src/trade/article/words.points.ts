export const readPointsWords = {
  earned: (points: number) => `读完一篇，得${points}嘉豆`,
} as const;
