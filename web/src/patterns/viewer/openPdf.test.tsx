import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { afterEach, expect, it, vi } from 'vitest';
import { NetworkFailure } from '@/wire/failure';
import { openPdf } from './openPdf';
import { tinyPdf } from './tinyPdf';

const { signal } = new AbortController();

function serves(body: BodyInit | null, status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}

afterEach(() => vi.unstubAllGlobals());

it('opens a document: its pages, how large they are, and what is written on them', async () => {
  serves(tinyPdf(3) as BodyInit);
  const pdf = await openPdf('/files/contract.pdf', signal);
  expect(pdf.count).toBe(3);
  // Written from 40 of 210 on, and a little around it; its right is as wide.
  expect(pdf.span[0]).toBeCloseTo(40 / 210 - 0.03);
  expect(pdf.span[1]).toBeCloseTo(1 - 40 / 210 + 0.03);
  const page = await pdf.page(2);
  expect([page.width, page.height]).toEqual([210, 297]);
  expect(await page.text()).toBe('Page 2');
  pdf.close();
});

it('tells what is no document from a line that broke', async () => {
  serves('<html>没有这个页面</html>');
  await expect(openPdf('/files/contract.pdf', signal)).rejects.toThrow(/PDF/);
  serves(null, 404);
  await expect(openPdf('/files/contract.pdf', signal)).rejects.toThrow('404');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')));
  await expect(openPdf('/files/contract.pdf', signal)).rejects.toThrow(NetworkFailure);
});
