import { type Choice, moveChoice } from './choices';

interface SegmentProps<T extends string> {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A period: at most six, never scrolling. */
export function Segment<T extends string>({ label, choices, value, onChange }: SegmentProps<T>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="segment"
      onKeyDown={(event) => moveChoice(event, choices, value, onChange)}
    >
      {choices.map((choice) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be a lifted pill
        <button
          key={choice.value}
          type="button"
          role="radio"
          aria-checked={choice.value === value}
          tabIndex={choice.value === value ? 0 : -1}
          disabled={choice.disabled}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
