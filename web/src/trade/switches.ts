import { playsAppOnly } from '@/lib/host';
import { call } from '@/wire/call';
import { switches } from '@/wire/gen/content';
import type { Output } from '@/wire/operation';

export type Switches = Output<typeof switches>;

/** What is switched on and off, as it stood at most a minute ago; failing hides no screen. */
export const switchesQuery = {
  ...switches(),
  queryFn: async () => {
    const said = await call(switches, {}, { silent: true });
    return playsAppOnly() ? { ...said, plainBrowserToDownload: true } : said;
  },
  staleTime: 60_000,
};
