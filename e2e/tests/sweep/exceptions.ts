/** Screens that the sweep cannot open, and why. A list that only shrinks. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  '/ui': 'on the development server only; scripts/axe.mjs of the app looks at each of its parts',
  '/maintenance': 'leads on at once where no maintenance is',
};
