import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { yieldToPages } from './priority.mjs';

const SERVER = fileURLToPath(new URL('frontServer.mjs', import.meta.url));

/** Chromium takes the certificate of the front, which nobody has signed. */
export const trusting = ['--ignore-certificate-errors'];

/** Stands before the server at `url`. Gives its own address and how to stop it. Needs openssl. */
export async function startFront(url) {
  const front = fork(SERVER, [url]);
  yieldToPages(front);
  const [{ port }] = await Promise.race([once(front, 'message'), ended(front)]);
  return { url: `https://127.0.0.1:${port}`, stop: () => front.connected && front.disconnect() };
}

async function ended(front) {
  const [status] = await once(front, 'exit');
  throw new Error(`the front ended with ${status}`);
}
