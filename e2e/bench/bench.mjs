// Measures the web app against its budgets: how pages load and how soon a tap is seen.
//   npm run bench [-- --only loads|taps] [--pages home,fund] [--runs 5]
// TAEL is the binary (its embedded app is what is measured); BENCH_URL a server that is up already.
import { parseArgs } from 'node:util';
import { measureLoads } from './loads.mjs';
import { HEAD } from './report.mjs';
import { startServer } from './server.mjs';
import { measureTaps } from './taps.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(values.runs);
const chosen = values.pages.split(',').filter(Boolean);

const server = await startServer();
try {
  console.log(HEAD);
  if (values.only !== 'taps') await measureLoads(server, { runs, chosen });
  if (values.only !== 'loads') await measureTaps(server, { runs });
} finally {
  await server.stop();
}
