/* once */
import { GlobalWorkerOptions, getDocument, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

// A file of our own origin, as the server's policy wants it.
GlobalWorkerOptions.workerSrc = workerSrc;

/** What a document may need beside its reader, where vite.config.ts leaves it. */
const FILES = `/assets/pdf-${version}/`;

/** Reads a document; it runs none of its scripts, and neither eval nor WebAssembly. */
export function read(data: ArrayBuffer) {
  const files = new URL(FILES, window.location.href).href;
  return getDocument({
    data,
    // For Chinese texts whose fonts are not in the document, and pictures in JPEG 2000.
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    useWasm: false,
    isEvalSupported: false,
    enableXfa: false,
    verbosity: 0,
  });
}
