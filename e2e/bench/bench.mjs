// Measures the web app against its budgets: how pages load and how soon a tap is seen.
//   npm run bench [-- --only loads|taps] [--pages home,fund] [--runs 5] [--plain]
// Pages come as they come to customers, by TLS and HTTP/2 through a front; with --plain they come
// from the server itself, as on a laptop.
// TAEL is the binary (its embedded app is what is measured); BENCH_URL a server that is up already.
import { parseArgs } from 'node:util';
import { startFront } from './front.mjs';
import { measureLoads } from './loads.mjs';
import { HEAD } from './report.mjs';
import { startServer } from './server.mjs';
import { measureTaps } from './taps.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pages: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    plain: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const chosen = values.pages.split(',').filter(Boolean);

const server = await startServer();
try {
  console.log(HEAD);
  if (values.only !== 'taps') await loads();
  if (values.only !== 'loads') await measureTaps(server, { runs });
} finally {
  await server.stop();
}

async function loads() {
  if (values.plain) return measureLoads(server, { runs, chosen });
  const front = await startFront(server.url);
  try {
    return await measureLoads({ ...server, url: front.url }, { runs, chosen });
  } finally {
    front.stop();
  }
}
