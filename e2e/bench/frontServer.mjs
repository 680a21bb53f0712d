// What stands before a server in docs/operate.md: speaks TLS and HTTP/2 to phones and HTTP to the
// server whose address is its argument, with a certificate made for the occasion.
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

const [url] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
const server = createSecureServer({ ...(await certificate()), allowHTTP1: true }, pass);
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
// Whoever started it is gone.
process.on('disconnect', () => process.exit());

function pass(asked, answer) {
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
