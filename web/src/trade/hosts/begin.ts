import { places } from '@/route/history';
import { wholeTable } from '@/route/table';
import { cardNow } from './cards';
import { takePhotos } from './photo';
import { hostPort } from './present';

/** A screen's place and its title change one after the other. */
const TOGETHER_MS = 60;

/** Tells the host, from now on, what the screen is called and what its menu shares of it. */
export async function begin() {
  const [port] = await Promise.all([hostPort(), wholeTable()]);
  if (port.photo) takePhotos(port.photo);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = '';
  function tell() {
    const { title } = document;
    const card = cardNow();
    // A signature belongs to the address, whatever the card says.
    const says = JSON.stringify([window.location.href, title, card]);
    if (says === told) return;
    told = says;
    port.title(title);
    port.offer(card);
  }
  function soon() {
    clearTimeout(timer);
    timer = setTimeout(tell, TOGETHER_MS);
  }
  places.follow(soon);
  const title = document.querySelector('title');
  if (title) new MutationObserver(soon).observe(title, { childList: true });
  tell();
}
