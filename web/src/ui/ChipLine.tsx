import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface ChipLineProps {
  /** Names the chosen chip, which is brought into sight. */
  chosen: string;
  children: ReactNode;
}

/** Chips on one line that scrolls sideways. */
export function ChipLine({ chosen, children }: ChipLineProps) {
  const line = useRef<HTMLDivElement>(null);
  const seen = useRef<string>(undefined);
  useLayoutEffect(() => {
    const chip = line.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // To measure lays the page out once more: not for the first one, which is in sight at first.
    const first = chip === line.current?.firstElementChild && seen.current === undefined;
    seen.current = chosen;
    if (!line.current || !chip || first) return;
    const { left, width } = chip.getBoundingClientRect();
    const box = line.current.getBoundingClientRect();
    line.current.scrollLeft += left - box.left - (box.width - width) / 2;
  }, [chosen]);
  return (
    <div ref={line} className="chips chips-scroll">
      {children}
    </div>
  );
}
