/* once */
import type { OwnFile } from '@/patterns/ownFile';
import { PdfPages } from './PdfPages';
import { Picture } from './Picture';
import './viewer.css';

interface ViewerProps {
  file: OwnFile;
  /** It was seen to its end. */
  onRead: () => void;
}

/** A file of our own. */
export default function Viewer({ file, onRead }: ViewerProps) {
  return 'pdf' in file ? (
    <PdfPages url={file.pdf} name={file.name} onRead={onRead} />
  ) : (
    <Picture url={file.image} name={file.name} />
  );
}
