import { type Choice, moveChoice } from './choices';

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
  return (
    <div
      role="tablist"
      aria-label={label}
      className="tabs"
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
