import { type ReactNode, useState } from 'react';
import { typeCode } from '@/ui/CodeInput';
import { CodeKeypad, KeypadDock } from '@/ui/Keypad';
import { sentenceOf } from '@/wire/failure';

export interface TypedCode {
  code: string;
  error: string | undefined;
  type: (code: string) => void;
  /** Empties the cells and tells why. */
  refuse: (cause: unknown) => void;
  /** The keys alone, for a sheet. */
  keys: ReactNode;
  /** The keypad at the foot. */
  keypad: ReactNode;
}

/** A code of six digits, from the cells or the keypad; the sixth digit hands it over. */
export function useTypedCode(onDone: (code: string) => void, busy: boolean): TypedCode {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  function type(next: string) {
    setCode(next);
    if (next !== '') setError(undefined);
  }
  const keys = (
    <CodeKeypad
      onKey={(key) => {
        const next = typeCode(code, key);
        if (busy || next === code) return;
        type(next);
        if (next.length === 6) onDone(next);
      }}
    />
  );
  return {
    code,
    error,
    type,
    refuse: (cause) => {
      setCode('');
      setError(sentenceOf(cause));
    },
    keys,
    keypad: <KeypadDock>{keys}</KeypadDock>,
  };
}
