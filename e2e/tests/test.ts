import { test as plain } from '@playwright/test';
import { OwnServer } from '../servers/ownServer';

export { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A test whose pages and calls go to a server that no other file of tests shares. */
export const test = plain.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const server = new OwnServer();
      await use(server);
      await server.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  page: async ({ page }, use) => {
    // A customer waits for a screen that is coming; so does every act of a test.
    const goes = page.locator('.contents[inert] .page').first();
    await page.addLocatorHandler(goes, async () => undefined);
    await use(page);
  },
  baseURL: async ({ server }, use, { project, file, repeatEachIndex }) => {
    await use(await server.addressFor(`${project.name} ${repeatEachIndex} ${file}`));
  },
});
