/** Whether the server marked the page as a demo's. */
export function isDemo(): boolean {
  return document.documentElement.dataset.demo !== undefined;
}

/** Whether the page is the phone on the demo's stage, as look.js has marked it. */
export function isFramed(): boolean {
  return document.documentElement.dataset.framed !== undefined;
}
