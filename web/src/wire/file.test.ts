import { afterEach, expect, it, vi } from 'vitest';
import { NetworkFailure, Refusal } from './failure';
import { fetchFile } from './file';

function serves(body: BodyInit | null, init: ResponseInit = {}) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
}

function inChunks(...sizes: readonly number[]) {
  return new ReadableStream({
    start(out) {
      for (const size of sizes) out.enqueue(new Uint8Array(size).fill(size));
      out.close();
    },
  });
}

afterEach(() => vi.unstubAllGlobals());

it('gives the whole file, and tells how much has come', async () => {
  serves(inChunks(1, 3), { headers: { 'Content-Length': '4' } });
  const parts: number[] = [];
  const file = await fetchFile('/a.pdf', { onPart: (part) => parts.push(part) });
  expect([...file]).toEqual([1, 3, 3, 3]);
  expect(parts).toEqual([0.25, 1]);
});

it('tells no part of a file whose size nobody says', async () => {
  serves(inChunks(2));
  const onPart = vi.fn();
  expect(await fetchFile('/a.pdf', { onPart })).toHaveLength(2);
  expect(onPart).not.toHaveBeenCalled();
});

it('says what the server refuses', async () => {
  const refusal = { status: { code: 90404, message: '没有找到这个文件' }, data: null };
  serves(JSON.stringify(refusal), { status: 404 });
  await expect(fetchFile('/a.pdf')).rejects.toEqual(new Refusal(90404, '没有找到这个文件', null));
});

it('tells a line that broke, before or within the file', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
  await expect(fetchFile('/a.pdf')).rejects.toThrow(NetworkFailure);
  serves(
    new ReadableStream({
      pull: (out) => out.error(new TypeError('network')),
    }),
  );
  await expect(fetchFile('/a.pdf')).rejects.toThrow(NetworkFailure);
});

it('takes no file that is too large for a phone', async () => {
  serves(inChunks(15_000_000, 15_000_000));
  await expect(fetchFile('/a.pdf')).rejects.toThrow('too large');
});
