/* once */
import { call } from '@/wire/call';
import { jsConfig } from '@/wire/gen/identity';
import type { Output } from '@/wire/operation';
import { shareOrCopy } from './browser';
import type { HostPort, ShareCard } from './port';

/** What WeChat's library has of use here (JS-SDK 1.6). */
interface Library {
  config(given: object): void;
  ready(done: () => void): void;
  error(failed: (why: { errMsg?: string }) => void): void;
  updateAppMessageShareData(card: object): void;
  updateTimelineShareData(card: object): void;
  hideAllNonBaseMenuItem(): void;
  showAllNonBaseMenuItem(): void;
  closeWindow(): void;
}

type Config = Output<typeof jsConfig>;

const NAMES = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideAllNonBaseMenuItem',
  'showAllNonBaseMenuItem',
  'closeWindow',
];

/** Android signs for the present address, iOS for the one that the page was loaded at. */
const first = loadedAt();
/** A signature serves as long as its ticket; asked for again well before. */
const GOOD_MS = 30 * 60_000;
const signed = new Map<string, { at: number; config: Promise<Config> }>();

let library: Promise<Library | null> | undefined;
/** Whether this WeChat wants the first address. */
let wantsFirst = false;
/** The address whose signature was taken last: the title of its screen may change. */
let taken: string | undefined;
/** The newest round; what comes of an earlier one is of another screen. */
let round = 0;

/** WeChat: its menu shares what it is told of each screen; nothing but a tap there does. */
export function wechatPort(): HostPort {
  return {
    async share(card) {
      if (!(await offerNow(card))) return shareOrCopy(card);
      return 'hint';
    },
    offer: (card) => void offerNow(card),
    close: () => void library?.then((known) => known?.closeWindow()),
    open: (address) => window.location.assign(address),
    keep: () => Promise.resolve(false),
    // Its bar shows the page's title.
    title: () => {},
  };
}

/** Signs for the address, and tells the menu; false where WeChat will not be told. */
async function offerNow(card: ShareCard | null): Promise<boolean> {
  round += 1;
  try {
    return await attempt(round, card, true);
  } catch {
    // Without a signature its menu stays as it is.
    return false;
  }
}

/** By one of the two addresses; refused, by the other one. What both are refused for is another reason. */
async function attempt(mine: number, card: ShareCard | null, again: boolean): Promise<boolean> {
  // A company without the library has nothing signed.
  if (library && (await library) === null) return false;
  const url = wantsFirst ? first : addressNow();
  const config = await configFor(url);
  library ??= config.library == null ? Promise.resolve(null) : load(config.library);
  const known = await library;
  if (!known) return false;
  if (taken === url && mine === round) {
    show(known, card);
    return true;
  }
  return new Promise((resolve) => {
    // After the first page `ready` is told at once, and a refusal may follow.
    known.error(() => {
      signed.delete(url);
      taken = undefined;
      wantsFirst = !wantsFirst;
      if (again && mine === round) attempt(mine, card, false).then(resolve, () => resolve(false));
      else resolve(false);
    });
    known.ready(() => {
      // What was asked for later tells it what holds now.
      if (mine === round) {
        taken = url;
        show(known, card);
      }
      resolve(true);
    });
    const { library: _, ...given } = config;
    known.config(given);
  });
}

function configFor(url: string): Promise<Config> {
  const known = signed.get(url);
  if (known && Date.now() - known.at < GOOD_MS) return known.config;
  const config = call(jsConfig, { url, jsApiList: NAMES, debug: false }, { silent: true });
  signed.set(url, { at: Date.now(), config });
  config.catch(() => signed.delete(url));
  return config;
}

function show(known: Library, card: ShareCard | null) {
  if (!card) {
    known.hideAllNonBaseMenuItem();
    return;
  }
  const { title, text, url, picture } = card;
  known.showAllNonBaseMenuItem();
  known.updateAppMessageShareData({ title, desc: text, link: url, imgUrl: picture });
  known.updateTimelineShareData({ title, link: url, imgUrl: picture });
}

function load(address: string): Promise<Library | null> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve((window as { wx?: Library }).wx ?? null);
    script.onerror = () => {
      // The next screen tries again.
      library = undefined;
      resolve(null);
    };
    document.head.append(script);
  });
}

function addressNow(): string {
  return bare(window.location.href);
}

/** The visitor may have gone on before this file came. */
function loadedAt(): string {
  return bare(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href);
}

function bare(address: string): string {
  return address.replace(/#.*$/, '');
}
