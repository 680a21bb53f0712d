import { useEffect, useRef } from 'react';
import { confirm, standing } from './confirm';

/**
 * As `confirm`, where something is waited for before the question: it is not put to a customer who
 * has gone on meanwhile, and it goes with the screen.
 */
export function useConfirm(): typeof confirm {
  const here = useRef(false);
  const own = useRef(standing.get());
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      own.current?.answer(undefined);
    };
  }, []);
  return async (question) => {
    if (!here.current) return undefined;
    const answer = confirm(question);
    own.current = standing.get();
    return answer;
  };
}
