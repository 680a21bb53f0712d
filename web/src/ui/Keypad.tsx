import { Delete } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'delete';

const DIGITS: readonly Key[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface AmountKeypadProps {
  onKey: (key: Key) => void;
  /** Word of the action key: 下一步. */
  act: string;
  actDisabled?: boolean;
  onAct: () => void;
  /** 收起. */
  onHide: () => void;
}

/** Keypad for sums: the action key spans three rows. */
export function AmountKeypad({ onKey, act, actDisabled, onAct, onHide }: AmountKeypadProps) {
  useHardwareKeys(onKey, actDisabled ? undefined : onAct, onHide);
  const keys: ReactNode[] = DIGITS.map((key) => <DigitKey key={key} value={key} onKey={onKey} />);
  keys.splice(3, 0, <DeleteKey key="delete" onKey={onKey} />);
  return (
    <fieldset className="keypad m-0 border-0" aria-label="数字键盘">
      {keys.slice(0, 4)}
      <button type="button" className="keypad-act" disabled={actDisabled} onClick={onAct}>
        {act}
      </button>
      {keys.slice(4)}
      <DigitKey value="." onKey={onKey} />
      <DigitKey value="0" onKey={onKey} />
      <button type="button" className="keypad-word" onClick={onHide}>
        收起
      </button>
    </fieldset>
  );
}

/** Keeps a keypad at the foot of the screen; the `foot` of a Page. */
export function KeypadDock({ children }: { children: ReactNode }) {
  return <footer className="keypad-dock">{children}</footer>;
}

/** Keypad for codes and passwords of six digits. */
export function CodeKeypad({ onKey }: { onKey: (key: Key) => void }) {
  useHardwareKeys(onKey);
  return (
    <fieldset className="keypad keypad-3 m-0 border-0" aria-label="数字键盘">
      {DIGITS.map((key) => (
        <DigitKey key={key} value={key} onKey={onKey} />
      ))}
      <span aria-hidden="true" />
      <DigitKey value="0" onKey={onKey} />
      <DeleteKey bare onKey={onKey} />
    </fieldset>
  );
}

function DigitKey({ value, onKey }: { value: Key; onKey: (key: Key) => void }) {
  return (
    <button type="button" onClick={() => onKey(value)}>
      {value}
    </button>
  );
}

function DeleteKey({ bare, onKey }: { bare?: boolean; onKey: (key: Key) => void }) {
  return (
    <button
      type="button"
      className={bare ? 'keypad-bare' : undefined}
      aria-label="删除"
      onClick={() => onKey('delete')}
    >
      <Delete size={24} aria-hidden="true" />
    </button>
  );
}

/** A keyboard on a desktop types into the keypad, unless a text field has the focus. */
function useHardwareKeys(onKey: (key: Key) => void, onAct?: () => void, onHide?: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target;
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (/^[0-9.]$/.test(event.key)) onKey(event.key as Key);
    else if (event.key === 'Backspace') onKey('delete');
    else if (event.key === 'Escape') onHide?.();
    else if (event.key === 'Enter' && !(target instanceof HTMLButtonElement)) onAct?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** What a key makes of an amount: at most `places` decimals and twelve digits before them. */
export function typeAmount(value: string, key: Key, places = 2): string {
  if (key === 'delete') return value.slice(0, -1);
  if (key === '.') return value.includes('.') || places === 0 ? value : `${value || '0'}.`;
  const next = value === '0' ? key : value + key;
  const [whole = '', decimals = ''] = next.split('.');
  return whole.length > 12 || decimals.length > places ? value : next;
}
