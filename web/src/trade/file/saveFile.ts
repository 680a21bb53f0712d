const LATER_MS = 60_000;

/** Lets the browser keep a file under a name. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may read it after the tap.
  setTimeout(() => URL.revokeObjectURL(address), LATER_MS);
}
