// Leaves each file of dist/ beside itself as .br, as small as it gets: the server holds nothing
// else, and unpacks it for who takes no Brotli. Pictures are packed already.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const KEPT = /\.(png|br)$|^\.vite\//;
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const path = `${entry.parentPath}/${entry.name}`;
  if (!entry.isFile() || KEPT.test(path.slice(dist.length))) continue;
  const plain = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
}
