import { useLayoutEffect, useRef } from 'react';
import { type Choice, moveChoice } from './choices';

/** More of them stand closer. */
const MANY = 6;

interface TabsProps<T extends string> {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Id of the panel that the tabs switch. */
  panel?: string;
}

/** Words with a blue underline; scrolls sideways when there are many. */
export function Tabs<T extends string>({ label, choices, value, onChange, panel }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(choices[0]?.value);
  useLayoutEffect(() => {
    // At first the first one is in sight; to measure would lay the page out once more.
    if (shown.current === value) return;
    shown.current = value;
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !chosen) return;
    const { offsetLeft, offsetWidth } = chosen;
    const start = list.current.offsetLeft;
    list.current.scrollLeft = offsetLeft - start - (list.current.clientWidth - offsetWidth) / 2;
  }, [value]);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={choices.length > MANY ? 'tabs tabs-many' : 'tabs'}
      onKeyDown={(event) => moveChoice(event, choices, value, onChange)}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="tab"
          aria-selected={choice.value === value}
          aria-controls={panel}
          tabIndex={choice.value === value ? 0 : -1}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
