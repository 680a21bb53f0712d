import { request } from '@playwright/test';
import { test as plain } from '../test';
import { Album } from './album';
import { type Samples, samplesOf } from './samples';

export { expect } from '@playwright/test';

interface OfWorker {
  album: Album;
}

let known: { address: string; samples: Samples } | null = null;

/** A test of the sweep: with the samples of its server and the accepted pictures. */
export const test = plain.extend<{ samples: Samples }, OfWorker>({
  samples: async ({ baseURL }, use) => {
    if (baseURL && known?.address !== baseURL) {
      const calls = await request.newContext({ baseURL });
      known = { address: baseURL, samples: await samplesOf(calls) };
      await calls.dispose();
    }
    await use(known?.samples ?? {});
  },
  album: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(await Album.open(page));
      await page.close();
    },
    { scope: 'worker' },
  ],
});
