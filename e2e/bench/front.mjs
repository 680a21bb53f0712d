import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Of one connection only; a front has others to its clients than to the server. */
const OF_A_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
]);

/** Chromium takes the certificate of the front, which nobody has signed. */
export const trusting = ['--ignore-certificate-errors'];

/**
 * What stands before a server in docs/operate.md: speaks TLS and HTTP/2 to phones and HTTP to the
 * server at `url`, with a certificate made for the occasion. Gives its address and how to stop it.
 * Needs openssl.
 */
export async function startFront(url) {
  const server = createSecureServer({ ...(await certificate()), allowHTTP1: true });
  const agent = new Agent({ keepAlive: true });
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('request', (asked, answer) => pass(url, agent, asked, answer));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${server.address().port}`,
    stop: async () => {
      for (const session of sessions) session.destroy();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(url, agent, asked, answer) {
  const { method, url: path } = asked;
  const headers = { ...passed(asked.headers), host: asked.authority ?? asked.headers.host };
  const forward = request(new URL(path, url), { method, headers, agent }, (answered) => {
    answer.writeHead(answered.statusCode, passed(answered.headers));
    answered.pipe(answer);
  });
  forward.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502);
    answer.end();
  });
  asked.pipe(forward);
}

function passed(headers) {
  const names = Object.keys(headers).filter((name) => !name.startsWith(':'));
  return Object.fromEntries(
    names.filter((name) => !OF_A_CONNECTION.has(name)).map((name) => [name, headers[name]]),
  );
}

/** Of this machine, for a day. */
async function certificate() {
  const folder = await mkdtemp(join(tmpdir(), 'tael-front-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const whose = ['-days', '1', '-subj', '/CN=tael', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    await promisify(execFile)('openssl', ['req', ...kind, ...whose, '-keyout', key, '-out', cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
