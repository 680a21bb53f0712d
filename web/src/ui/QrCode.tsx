import { QR_SIZE, qrCode } from './qr';

interface QrCodeProps {
  text: string;
  /** Drawn instead of a text that is too long. */
  short: string;
  label: string;
}

/** A QR code, black on white in both themes: a camera needs the contrast. */
export function QrCode({ text, short, label }: QrCodeProps) {
  const rows = qrCode(text) ?? qrCode(short);
  if (!rows) return null;
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`-2 -2 ${QR_SIZE + 4} ${QR_SIZE + 4}`}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
