import { qrOf } from './qr';

interface QrCodeProps {
  text: string;
  /** Drawn instead of a text that is too long. */
  short: string;
  label: string;
}

/** A QR code, black on white in both themes: a camera needs the contrast. */
export function QrCode({ text, short, label }: QrCodeProps) {
  const { size, path } = qrOf(text, short);
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
