/** Whether the server marked the page as a demo's. */
export function isDemo(): boolean {
  return document.documentElement.dataset.demo !== undefined;
}
