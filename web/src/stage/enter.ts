/** On a page that public/look.js has marked: shows the stage, or lets the phone speak with it. */
export async function enter() {
  const { stage } = document.documentElement.dataset;
  const { begin } = await (stage ? import('./begin') : import('./inPhone'));
  begin();
}
