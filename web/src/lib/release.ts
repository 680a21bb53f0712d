/* once */
import { createStore } from './store';

/** Takes the newer release that is there; nothing where there is none. */
export const newerRelease = createStore<(() => void) | null>(null);

const lying = new Set<() => boolean>();

/** Tells of a place where something typed may lie that a new page would not have. */
export function mayLie(lies: () => boolean) {
  lying.add(lies);
}

/** Whether something typed would be lost with the page. */
export function isTyped(): boolean {
  return [...lying].some((lies) => lies());
}
