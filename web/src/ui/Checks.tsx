/* once */
import { Check } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

interface CheckboxProps {
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A square box with its sentence; always empty until tapped. */
export function Checkbox({ id, checked, onChange, disabled, children }: CheckboxProps) {
  return (
    <label className="check">
      <span className="check-box">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Check size={14} strokeWidth={3} aria-hidden="true" />
      </span>
      <span>{children}</span>
    </label>
  );
}

interface Group {
  name: string;
  value: string | undefined;
  onChange: (value: string) => void;
}

const GroupContext = createContext<Group | null>(null);

interface RadioGroupProps<T extends string> {
  label: string;
  value: T | undefined;
  onChange: (value: T) => void;
  children: ReactNode;
}

/** Holds RadioRows, of which one is chosen. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { label, value, children } = props;
  const name = useId();
  const onChange = (next: string) => props.onChange(next as T);
  return (
    <GroupContext value={{ name, value, onChange }}>
      <div role="radiogroup" aria-label={label}>
        {children}
      </div>
    </GroupContext>
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
  const group = useContext(GroupContext);
  return (
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
        <span className="check-box check-round">
          <input
            type="radio"
            name={group?.name}
            value={value}
            checked={group?.value === value}
            disabled={refusal !== undefined}
            onChange={() => group?.onChange(value)}
          />
          <Check size={14} strokeWidth={3} aria-hidden="true" />
        </span>
      </span>
    </label>
  );
}

interface SwitchProps {
  id?: string;
  /** Spoken name. */
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** On or off, at once. */
export function Switch({ id, label, checked, disabled, onChange }: SwitchProps) {
  return (
    <span className="switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="switch-thumb" />
    </span>
  );
}
