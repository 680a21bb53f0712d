/** A fault in large text that is known, and why it stands. */
export interface LargeTextException {
  /** As `Kind` of ./largeText, and how what was found begins. */
  kind: string;
  what: string;
  reason: string;
  /** Who alone meets it; everybody else who looks at the screen must not. */
  person?: string;
}

/** By path. A list that only shrinks: what is no longer met fails, too. */
export const LARGE_TEXT_EXCEPTIONS: Readonly<Record<string, readonly LargeTextException[]>> = {};
