/* once */
import type { ReactNode } from 'react';
import { createStore } from '@/lib/store';
import { whenSessionEnds } from '@/wire/session';

/** A choice that costs money or cannot be taken back. */
export interface Question {
  /** States the consequence, with figures where there are any. */
  title: string;
  text?: string;
  /** The comparison in an inset. */
  body?: ReactNode;
  icon?: ReactNode;
  tone?: 'brand' | 'warn';
  /** The upper, primary button. */
  confirm: string;
  /** The lower, quiet button. */
  cancel?: string;
  /** What the primary button does: the question stands, and its button turns, until it is done. */
  act?: () => Promise<unknown>;
}

/** True for the upper button, false for the lower one; undefined when it was left open. */
export type Answer = boolean | undefined;

interface Standing extends Question {
  answer: (given: Answer) => void;
}

/** The one question that stands over the screen. */
export const standing = createStore<Standing | null>(null);

/**
 * Asks the customer: `if (await confirm({ title, confirm, cancel })) …`. A later question takes the
 * place of one that stands, and the end of the session leaves it open.
 */
export function confirm(question: Question): Promise<Answer> {
  standing.get()?.answer(undefined);
  return new Promise((resolve) => {
    const own: Standing = {
      ...question,
      answer: (given) => {
        standing.set((now) => (now === own ? null : now));
        resolve(given);
      },
    };
    standing.set(own);
  });
}

whenSessionEnds(() => standing.get()?.answer(undefined));
