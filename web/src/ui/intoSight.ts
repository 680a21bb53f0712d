/** As a `ref`: what appears below the fold or under a bar is brought to where it is read. */
export function intoSight(shown: HTMLElement | null) {
  shown?.scrollIntoView({ block: 'center' });
}
