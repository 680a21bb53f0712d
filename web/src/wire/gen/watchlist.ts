// Generated from contract/rooms/watchlist.json by scripts/gen.mjs; do not edit.
export { watchClassic } from './watchlist/watch-classic';
export { unwatchClassic } from './watchlist/unwatch-classic';
export { listWatched } from './watchlist/list-watched';
export { watch } from './watchlist/watch';
export { arrangeWatched } from './watchlist/arrange-watched';
export { isWatched } from './watchlist/is-watched';
export { unwatch } from './watchlist/unwatch';
export { watchAgain } from './watchlist/watch-again';
export type { components } from './watchlist/contract';
