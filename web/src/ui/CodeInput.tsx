import { useRef } from 'react';
import { CodeKeypad, type Key } from './Keypad';

const LENGTH = 6;

interface CodeCellsProps {
  label: string;
  value: string;
  /** Dots in place of digits: a password. */
  secret?: boolean;
  invalid?: boolean;
}

/** Six cells that show a code as it is typed. */
export function CodeCells({ label, value, secret, invalid }: CodeCellsProps) {
  return (
    <div
      className="code-cells"
      role="img"
      aria-label={`${label}，已输入${value.length}位，共${LENGTH}位`}
      data-invalid={invalid}
    >
      {Array.from({ length: LENGTH }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells never move
        <span key={index} className="code-cell" data-now={index === value.length}>
          {index < value.length && (secret ? <i className="code-dot" /> : value[index])}
          {index === value.length && <i className="code-caret" />}
        </span>
      ))}
    </div>
  );
}

interface CodeInputProps extends CodeCellsProps {
  onChange: (value: string) => void;
  /** Called once when the sixth digit is in. */
  onDone: (code: string) => void;
}

/**
 * An SMS code: six cells over one hidden field, so that the phone can fill the code in by itself.
 */
export function CodeInput({ onChange, onDone, ...cells }: CodeInputProps) {
  const sent = useRef('');
  function change(text: string) {
    const code = text.replace(/\D/g, '').slice(0, LENGTH);
    onChange(code);
    if (code.length < LENGTH) sent.current = '';
    else if (code !== sent.current) {
      sent.current = code;
      onDone(code);
    }
  }
  return (
    <div className="relative">
      <CodeCells {...cells} />
      <input
        className="code-input"
        aria-label={cells.label}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LENGTH}
        value={cells.value}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}

/** What a key makes of a code of six digits. */
export function typeCode(value: string, key: Key): string {
  if (key === 'delete') return value.slice(0, -1);
  return key === '.' || value.length >= LENGTH ? value : value + key;
}

interface PasswordKeypadProps extends CodeCellsProps {
  onChange: (value: string) => void;
  onDone: (code: string) => void;
}

/** Six dots and the keypad under them, for a password of six digits; stands in a Sheet. */
export function PasswordKeypad({ onChange, onDone, ...cells }: PasswordKeypadProps) {
  function press(key: Key) {
    const next = typeCode(cells.value, key);
    if (next === cells.value) return;
    onChange(next);
    if (next.length === LENGTH) onDone(next);
  }
  return (
    <div>
      <CodeCells secret {...cells} />
      <div className="-mx-4 mt-5">
        <CodeKeypad onKey={press} />
      </div>
    </div>
  );
}
