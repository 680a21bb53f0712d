import { useEffect, useState } from 'react';
import { isQuiet, whenQuiet } from '@/wire/quiet';

/** True once the first screen has what it needs: its own files come before what can wait. */
export function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(isQuiet);
  useEffect(() => {
    let there = true;
    void whenQuiet().then(() => there && setQuiet(true));
    return () => {
      there = false;
    };
  }, []);
  return quiet;
}
