import { useEffect, useState } from 'react';

/** How long a bank usually needs at most. */
const PATIENCE_MS = 20_000;

/** How often the bank's answer is asked for while it usually comes. */
const POLL_MS = 1_500;
/** Later on ever less often, and after some ten minutes only when the customer asks. */
const POLL_MOST_MS = 30_000;
const OFTEN = 14;
const QUESTIONS = 40;

/** When the bank's answer is asked for again, after so many questions; false: not by itself. */
export function pollAfter(questions: number): number | false {
  if (questions >= QUESTIONS) return false;
  const over = Math.max(0, questions - OFTEN);
  return Math.min(POLL_MOST_MS, Math.round(POLL_MS * 1.5 ** over));
}

/** True once the bank has let the customer wait longer than usual. */
export function useBankPatience(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return late;
}
