import { host } from '@/lib/host';
import { toast } from '@/lib/toast';
import { hostPort } from '@/trade/hosts/present';
import { fromBase64 } from '@/wire/bytes';
import { fileWords as words } from './words';

/** Whether a file can stay on this device. Where it cannot, that is said before it is fetched. */
export function keepsFiles(): boolean {
  if (host !== 'wechat') return true;
  toast.show(words.wechat);
  return false;
}

/** Puts a file where the customer finds it again, and says so: `said`. */
export async function keepFile(file: Blob, name: string, said: string = words.downloaded) {
  const port = await hostPort();
  if (await port.keep(file, name)) toast.done(said);
  else toast.error(words.notKept);
}

/** The same of one that came in base64. */
export function keepBase64(content: string, type: string, name: string) {
  return keepFile(new Blob([fromBase64(content)], { type }), name);
}
