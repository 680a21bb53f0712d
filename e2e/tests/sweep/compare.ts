/** How a picture differs from the accepted one. */
export interface Difference {
  /** Of 4 × 4 pixels, where their colours are not the same. */
  blocks: number;
  /** Where the first and the last of them lie. */
  where: string;
  /** What is accepted of it: its blocks as a WebP in base64, of a size that a repository can keep. */
  packed: string;
}

/**
 * Compares colours of blocks, which the smoothing of letters does not change. Runs inside a page,
 * which has all that reads and writes pictures.
 */
export async function compare(pictures: { shot: string; accepted?: string }): Promise<Difference> {
  const BLOCK = 4;
  const COLOURS_DIFFER = 20;
  /** Rounded colours pack better; a block is off by half of it at most. */
  const STEP = 16;
  const shot = await canvasOf(`data:image/png;base64,${pictures.shot}`, BLOCK);
  const now = pixels(shot);
  const packed = await pack(shot);
  if (!pictures.accepted) return { blocks: now.data.length, where: ': none is accepted', packed };
  const before = pixels(await canvasOf(`data:image/webp;base64,${pictures.accepted}`, 1));
  if (now.width !== before.width || now.height !== before.height) {
    const sizes = `${before.width} × ${before.height}, now ${now.width} × ${now.height}`;
    return { blocks: now.data.length, where: `: its size in blocks was ${sizes}`, packed };
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
  return { blocks: places.length, where, packed };

  async function canvasOf(address: string, block: number): Promise<OffscreenCanvas> {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [width, height] = [Math.ceil(image.width / block), Math.ceil(image.height / block)];
    const canvas = new OffscreenCanvas(width, height);
    const context = contextOf(canvas);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    return canvas;
  }

  function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
    return canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  }

  function pixels(canvas: OffscreenCanvas): ImageData {
    return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  }

  /** Without loss, but for the rounding. */
  async function pack(canvas: OffscreenCanvas): Promise<string> {
    const rounded = pixels(canvas);
    rounded.data.forEach((value, at, all) => {
      if (at % 4 !== 3) all[at] = Math.min(255, Math.round(value / STEP) * STEP);
    });
    contextOf(canvas).putImageData(rounded, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }
}
