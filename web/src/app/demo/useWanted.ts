import { useEffect, useState } from 'react';
import { type Wanted, wanted } from './fill';

const LOOK_MS = 400;

/** What the form on the screen waits for. It is looked for: no form has to tell a demo. */
export function useWanted(): Wanted | null {
  const [kind, setKind] = useState(wanted);
  useEffect(() => {
    const timer = setInterval(() => setKind(wanted()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return kind;
}
