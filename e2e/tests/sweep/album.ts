import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { compare, type Difference } from './compare';

const ACCEPTED = new URL('../../accepted/', import.meta.url);
const ACCEPTING = process.env.ACCEPT !== undefined;
/** Of customers, accounts and orders; what is reckoned from them; hours, and the port of an address;
 * time that is left: no two runs show them alike. */
const OWN = [
  /\d{10,}/,
  /[\da-f]{4} [\da-f]{4}…[\da-f]{4}/,
  /\d{1,2}(:\d{2,5})+/,
  /\d+小时(\d+分)?|\d+秒/,
];
/** What shows hours by its shape, and prices of the present minute. */
const LIVE = '.demo, [role="timer"], [data-moment]';
/** Blocks of 4 × 4 pixels that may differ: a digit has about six. */
const TOLERATED = 4;
/** Drawn by every machine before it compares: others draw the same letters otherwise. */
const LETTERS = '<p style="font:15px sans-serif">天平 Tael 0123456789</p>';

/** The accepted pictures of screens. `canvas` is a page in which pictures are compared. */
export class Album {
  private constructor(
    private readonly canvas: Page,
    private readonly comparable: boolean,
  ) {}

  /** Pictures of a machine with other letters would all differ: it compares none, and says so. */
  static async open(canvas: Page): Promise<Album> {
    await canvas.setContent(LETTERS);
    const shot = await canvas.locator('p').screenshot();
    await canvas.setContent('');
    const album = new Album(canvas, true);
    const file = fileOf('letters');
    const { blocks, packed } = await album.differenceOf(file, shot);
    if (ACCEPTING) {
      await accept(file, packed);
      return album;
    }
    if (blocks > 0) console.log('SKIPPED pictures: this machine draws other letters than accepted');
    return new Album(canvas, blocks === 0);
  }

  /** The page looks as it was accepted; `make pictures` accepts it as it looks now. */
  async expectAccepted(page: Page, screen: string, look: string) {
    if (!this.comparable) return;
    // The bar of the demo comes when the page is quiet, and moves what is below it.
    await expect(page.locator('.demo')).toHaveCount(1);
    await page.evaluate(zero, OWN.map(({ source }) => source).join('|'));
    const shot = await page.screenshot({
      fullPage: true,
      animations: 'disabled',
      scale: 'css',
      mask: [page.locator(LIVE)],
      maskColor: '#888',
    });
    const file = fileOf(`${screen}-${look}`);
    const { blocks, where, packed } = await this.differenceOf(file, shot);
    if (blocks <= TOLERATED) return;
    if (ACCEPTING) return accept(file, packed);
    await test.info().attach(`${screen}-${look}`, { body: shot, contentType: 'image/png' });
    await keep(`${screen}-${look}`, shot);
    const said = `${screen} in ${look} is not as accepted: ${blocks} blocks differ${where}`;
    expect.soft(blocks, said).toBeLessThanOrEqual(TOLERATED);
  }

  private async differenceOf(file: URL, shot: Buffer): Promise<Difference> {
    const accepted = existsSync(file) ? await readFile(file) : undefined;
    return this.canvas.evaluate(compare, {
      shot: shot.toString('base64'),
      ...(accepted && { accepted: accepted.toString('base64') }),
    });
  }
}

/** Zeros for what is a run's own, as many as another run has. Runs inside the page. */
function zero(own: string) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const plain = (found: string) =>
    found.replace(/\d+(?=[小分秒:])/g, '00').replace(/[\da-f]/g, '0');
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const before = currentNode.nodeValue ?? '';
    const after = before.replace(new RegExp(own, 'g'), plain);
    if (after !== before) currentNode.nodeValue = after;
  }
}

async function accept(file: URL, packed: string) {
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, Buffer.from(packed, 'base64'));
}

/** The new picture, to look at beside the accepted one. */
async function keep(name: string, shot: Buffer) {
  const folder = new URL('../../results/pictures/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL(`${name}.png`, folder), shot);
}

function fileOf(name: string): URL {
  return new URL(`${name.replaceAll(' ', '-')}.webp`, ACCEPTED);
}
