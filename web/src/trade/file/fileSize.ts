import { fileWords } from './words';

const { pdf, picture, other } = fileWords.kinds;
const KINDS: Readonly<Record<string, string>> = {
  'application/pdf': pdf,
  'image/png': picture,
  'image/jpeg': picture,
};

/** What a file is and how large: `PDF，124 KB`, `图片，2.1 MB`. */
export function sizeOf(mediaType: string, bytes: number): string {
  const kind = KINDS[mediaType] ?? other;
  const size =
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${kind}，${size}`;
}
