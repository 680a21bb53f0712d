import { type Page, type TestInfo, test as plain } from '@playwright/test';
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
  page: async ({ page }, use, info) => {
    // A customer waits for a screen that is coming; so does every act of a test.
    const goes = page.locator('.contents[inert] .page').first();
    await page.addLocatorHandler(goes, async () => undefined);
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    page.on('requestfailed', (asked) => broken.push(`${asked.failure()?.errorText} ${asked.url()}`));
    await use(page);
    await sayShown(page, info, broken);
  },
  baseURL: async ({ server }, use, { project, file, repeatEachIndex }) => {
    await use(await server.addressFor(`${project.name} ${repeatEachIndex} ${file}`));
  },
});

/** Of a test that fails: where it stood, what lay over it, what the screen said. */
async function sayShown(page: Page, info: TestInfo, broken: readonly string[]) {
  if (info.status === info.expectedStatus || page.isClosed()) return;
  const shown = await page
    .evaluate(() => {
      const texts = [...document.querySelectorAll('dialog[open], [role="dialog"], main')];
      const lines = texts.map((part) => `${part.tagName}: ${(part as HTMLElement).innerText}`);
      return [document.visibilityState, ...lines.map((line) => line.replace(/\s+/g, ' '))];
    })
    .catch((cause: unknown) => [String(cause)]);
  for (const line of [page.url(), ...shown, ...broken.slice(-5)]) {
    console.log(`SHOWN ${info.project.name} ${line.slice(0, 240)}`);
  }
}
