// Leaves each text file of dist/ beside itself as .br and .gz, as small as they get: the server
// sends what the browser takes, and of assets holds nothing else. Pages it packs itself, as it
// marks them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url);
const TEXT = /\.(m?js|css|svg|webmanifest)$/;
const names = ['', 'assets/'].flatMap((folder) =>
  readdirSync(new URL(`./${folder}`, dist)).flatMap((name) =>
    TEXT.test(name) ? folder + name : [],
  ),
);
for (const name of names) {
  const path = new URL(`./${name}`, dist).pathname;
  const plain = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }));
}
