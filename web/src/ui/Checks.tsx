import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Radio as BaseRadio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
import { Switch as BaseSwitch } from '@base-ui/react/switch';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A square box with its sentence; always empty until tapped. */
export function Checkbox({ checked, onChange, disabled, children }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box renders its own input
    <label className="check">
      <BaseCheckbox.Root
        className="check-box"
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
      >
        <BaseCheckbox.Indicator>
          <Check size={14} strokeWidth={3} aria-hidden="true" />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <span>{children}</span>
    </label>
  );
}

interface RadioGroupProps<T extends string> {
  label: string;
  value: T | undefined;
  onChange: (value: T) => void;
  children: ReactNode;
}

/** Holds RadioRows, of which one is chosen. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  return (
    <BaseRadioGroup
      aria-label={props.label}
      value={props.value ?? ''}
      onValueChange={(value) => props.onChange(value as T)}
    >
      {props.children}
    </BaseRadioGroup>
  );
}

interface RadioRowProps {
  value: string;
  icon?: ReactNode;
  title: ReactNode;
  sub?: ReactNode;
  /** Why it cannot be chosen; amber. */
  refusal?: string;
}

/** A line of a list with a round mark at its right: a pay method, an answer. */
export function RadioRow({ value, icon, title, sub, refusal }: RadioRowProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the mark renders its own input
    <label className="row cursor-pointer">
      {icon && <span className="row-icon">{icon}</span>}
      <span className="row-body">
        <span className="min-w-0">
          <span className={refusal ? 'block text-t3' : 'block'}>{title}</span>
          {(refusal ?? sub) && (
            <span className={refusal ? 'block text-13 text-warn' : 'block text-13 text-t2'}>
              {refusal ?? sub}
            </span>
          )}
        </span>
        <BaseRadio.Root
          value={value}
          disabled={refusal !== undefined}
          className="check-box check-round"
        >
          <BaseRadio.Indicator>
            <Check size={14} strokeWidth={3} aria-hidden="true" />
          </BaseRadio.Indicator>
        </BaseRadio.Root>
      </span>
    </label>
  );
}

/** On or off, at once. `label` is spoken. */
export function Switch(props: {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <BaseSwitch.Root
      className="switch"
      aria-label={props.label}
      checked={props.checked}
      disabled={props.disabled}
      onCheckedChange={props.onChange}
    >
      <BaseSwitch.Thumb className="switch-thumb" />
    </BaseSwitch.Root>
  );
}
