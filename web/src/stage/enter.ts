/** On a page that public/look.js has marked: shows the stage, or lets the phone speak with it. */
export async function enter() {
  if (document.documentElement.dataset.stage) await (await import('./begin')).begin();
  else (await import('./inPhone')).begin();
}
