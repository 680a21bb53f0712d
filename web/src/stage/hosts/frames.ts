/* once */
import type { Host } from '@/lib/host';
import { isPhone, type StageAsks } from '../messages';
import { answerOf } from './answers';
import { change, note, silent } from './phones';

const frames = new Map<Host, HTMLIFrameElement>();
/** What is to be told once a page listens: its first call says so. */
const waiting = new Map<Host, string[]>();

/** Hears one frame; gives back how to stop. */
export function connect(host: Host, frame: HTMLIFrameElement): () => void {
  frames.set(host, frame);
  if (host === 'native' || host === 'advisor') waiting.set(host, []);
  function hear({ source, origin, data }: MessageEvent<unknown>) {
    if (source !== frame.contentWindow || origin !== window.location.origin) return;
    if (isPhone(data))
      change(host, { path: data.path, ...(host === 'wechat' && { title: data.title }) });
    const said = data as { tael?: string; text?: string; act?: string; body?: unknown } | null;
    if (said?.tael === 'bridge' && said.text) void answer(host, said.text);
    if (said?.tael === 'wechat' && said.act) hearWeChat(said.act, said.body);
  }
  window.addEventListener('message', hear);
  return () => {
    frames.delete(host);
    window.removeEventListener('message', hear);
  };
}

/** The host tells the page something, by its bridge. */
export function tell(host: Host, name: string, body: object) {
  const text = JSON.stringify({ name, body });
  const queue = waiting.get(host);
  if (queue) queue.push(text);
  else send(host, { tael: 'bridge', text });
}

/** Goes to a screen in a phone, as a person who was sent a link. */
export function openIn(host: Host, address: string) {
  const { pathname, search } = new URL(address, window.location.origin);
  send(host, { tael: 'stage', act: 'go', path: pathname + search } satisfies StageAsks);
}

/** Every answer comes twice: a page that trips over that would trip in the world, too. */
async function answer(host: Host, text: string) {
  const queue = waiting.get(host) ?? [];
  waiting.delete(host);
  for (const told of queue) send(host, { tael: 'bridge', text: told });
  const { id, name, body } = JSON.parse(text) as { id: number; name: string; body: never };
  if (silent.get().includes(host)) {
    note(host, name, '');
    return;
  }
  const answered = {
    tael: 'bridge',
    text: JSON.stringify({ id, body: await answerOf(host, name, body) }),
  };
  send(host, answered);
  send(host, answered);
}

function send(host: Host, message: object) {
  frames.get(host)?.contentWindow?.postMessage(message, window.location.origin);
}

interface WeChatCard {
  title: string;
  desc?: string;
  link: string;
  imgUrl: string;
}

function hearWeChat(act: string, body: unknown) {
  if (act === 'signed') {
    const { url, signed } = body as { url: string; signed: boolean };
    change('wechat', { signed });
    note('wechat', signed ? 'signed' : 'refused', new URL(url).pathname);
  } else if (act === 'toFriend') {
    const { title, desc = '', link, imgUrl } = body as WeChatCard;
    change('wechat', { card: { title, text: desc, url: link, picture: imgUrl } });
  } else if (act === 'hideMenu') change('wechat', { card: null });
  else if (act === 'close') change('wechat', { closed: true });
}
