/** Texts of what goes back of a purchase, said again where it is confirmed. */
export const backWords = {
  goesBack: (returned: string) => `其中${returned}元超出限额，预计退回`,
} as const;
