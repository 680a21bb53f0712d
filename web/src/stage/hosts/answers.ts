import type { Host } from '@/lib/host';
import type { Calls } from '@/trade/hosts/bridge';
import type { ShareCard } from '@/trade/hosts/port';
import { change, note } from './phones';

type Body = Calls[keyof Calls]['asks'];

/** What the simulated app does and says when its page asks. */
export async function answerOf(host: Host, name: string, body: Body): Promise<object> {
  switch (name) {
    case 'title':
      change(host, { title: (body as { text: string }).text });
      return {};
    case 'offer':
      change(host, { card: (body as { card: ShareCard | null }).card });
      return {};
    case 'share': {
      const card = body as ShareCard;
      note(host, name, card.title, card);
      return { done: true };
    }
    case 'close':
      change(host, { closed: true });
      note(host, name, '');
      return {};
    case 'open':
      note(host, name, (body as { address: string }).address);
      return {};
    case 'keep': {
      const { name: file, content } = body as Calls['keep']['asks'];
      note(host, name, `${file} ${Math.round((content.length * 3) / 4 / 1000)} kB`);
      return { done: true };
    }
    case 'push':
      return { allowed: true };
    case 'photo':
      note(host, name, '');
      return { content: await specimen() };
    default:
      return {};
  }
}

/** A photo of nothing in particular, as a JPEG in base64. */
async function specimen(): Promise<string | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 800 });
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const shade = pen.createLinearGradient(0, 0, 1280, 800);
  shade.addColorStop(0, '#8aa4d6');
  shade.addColorStop(1, '#35507f');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, 1280, 800);
  return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? null;
}
