/** A page as other people see it before they open it. */
export interface ShareCard {
  title: string;
  text: string;
  /** Whole, with who shares it. */
  url: string;
  /** Address of the picture beside it. */
  picture: string;
}

/** What became of a card; `hint`: the host shares by a menu of its own, which was pointed out. */
export type Shared = 'shared' | 'left' | 'copied' | 'hint' | 'failed';

/**
 * What the app around ours does for our screens, the same in every host. Nothing here throws: a host
 * that does not answer is one that cannot.
 */
export interface HostPort {
  /** Hands a page to other people. */
  share(card: ShareCard): Promise<Shared>;
  /** What the host's own menu shares of the screen that is shown; null: nothing of it goes out. */
  offer(card: ShareCard | null): void;
  /** Leaves our pages. */
  close(): void;
  /** Opens what is none of our pages: a telephone number, the system's settings. */
  open(address: string): void;
  /** A photo by the host's own camera; null when none was taken. Absent where the page's will do. */
  photo?: () => Promise<File | null>;
  /** Puts a file where the customer finds it again. */
  keep(file: Blob, name: string): Promise<boolean>;
  /** Whether the phone shows messages of the app. Absent where there is no such thing. */
  push?: () => Promise<boolean>;
  /** The bar that the host draws above ours. */
  title(text: string): void;
}
