/** How two pictures differ. */
export interface Difference {
  /** Of 4 × 4 pixels, where their colours are not the same. */
  blocks: number;
  /** Where the first and the last of them lie. */
  where: string;
}

// Both functions run inside a page, which has all that reads and writes pictures.

/** Compares colours of blocks: neither the packing nor the smoothing of letters changes these. */
export async function compare(pictures: { shot: string; accepted: string }): Promise<Difference> {
  const BLOCK = 4;
  const COLOURS_DIFFER = 20;
  const [now, before] = await Promise.all([
    blocksOf(`data:image/png;base64,${pictures.shot}`),
    blocksOf(`data:image/webp;base64,${pictures.accepted}`),
  ]);
  if (now.width !== before.width || now.height !== before.height) {
    const sizes = `${before.width} × ${before.height}, now ${now.width} × ${now.height}`;
    return { blocks: Number.MAX_SAFE_INTEGER, where: `: its size in blocks was ${sizes}` };
  }
  const places: string[] = [];
  for (let at = 0; at < now.data.length; at += 4) {
    const far = [0, 1, 2].some(
      (part) => Math.abs((now.data[at + part] ?? 0) - (before.data[at + part] ?? 0)) > COLOURS_DIFFER,
    );
    const block = at / 4;
    const [x, y] = [block % now.width, Math.floor(block / now.width)];
    if (far) places.push(`${x * BLOCK}, ${y * BLOCK}`);
  }
  const where = places.length > 0 ? `, from (${places[0]}) to (${places.at(-1)})` : '';
  return { blocks: places.length, where };

  async function blocksOf(address: string): Promise<ImageData> {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [width, height] = [Math.ceil(image.width / BLOCK), Math.ceil(image.height / BLOCK)];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  }
}

/** A PNG as a WebP of a size that a repository can keep. */
export async function packed(png: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.35 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
