import type { KeyboardEvent } from 'react';

/** One of a few values with its word. */
export interface Choice<T extends string> {
  value: T;
  label: string;
  /** It cannot be chosen; the screen says why. */
  disabled?: boolean;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys, Home and End in a row of choices: moves the focus and chooses, as
 * WAI-ARIA asks of tabs and radio groups.
 */
export function moveChoice<T extends string>(
  event: KeyboardEvent<HTMLElement>,
  choices: readonly Choice<T>[],
  value: T,
  onChange: (value: T) => void,
) {
  const open = choices.filter((choice) => !choice.disabled);
  const now = open.findIndex((choice) => choice.value === value);
  const last = open.length - 1;
  const step = STEP[event.key];
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? last
        : step === undefined
          ? -1
          : (now + step + open.length) % open.length;
  const chosen = open[next];
  if (!chosen) return;
  event.preventDefault();
  onChange(chosen.value);
  const target = event.currentTarget.children[choices.indexOf(chosen)];
  if (target instanceof HTMLElement) target.focus();
}
