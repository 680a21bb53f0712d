import { lasting } from '@/lib/storage';

/** Chosen options by question number. */
export type Answers = Readonly<Record<number, readonly string[]>>;

interface Saved {
  version: number;
  at_ms: number;
  answers: Answers;
}

/** Older answers may no longer be true. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Where the answers of a paper lie on this device until they are handed in. */
export interface SavedAnswers {
  /** Those given to this version, not too long ago. */
  of: (version: number, now_ms?: number) => Answers;
  save: (version: number, answers: Answers) => void;
  forget: () => void;
}

/** Saves after each answer, so that a reload goes on there; the session's end clears them. */
export function answersAt(key: string): SavedAnswers {
  return {
    of: (version, now_ms = Date.now()) => {
      try {
        const saved = JSON.parse(lasting.get(key) ?? '') as Saved;
        const fresh = saved.version === version && now_ms - saved.at_ms < LIFE_MS;
        return fresh ? saved.answers : {};
      } catch {
        return {};
      }
    },
    save: (version, answers) => {
      const saved: Saved = { version, at_ms: Date.now(), answers };
      lasting.set(key, JSON.stringify(saved));
    },
    forget: () => lasting.remove(key),
  };
}

/** A question of a paper. */
export interface Question {
  questionNo: number;
  content: string;
  multiple: boolean;
  options: readonly { optionNo: string; content: string }[];
}

/** The answers after a tap: one option takes another's place, or joins it where several may stand. */
export function choose(
  answers: Answers,
  question: Pick<Question, 'questionNo' | 'multiple'>,
  option: string,
): Answers {
  const { questionNo, multiple } = question;
  const now = answers[questionNo] ?? [];
  if (!multiple) return { ...answers, [questionNo]: [option] };
  const next = now.includes(option) ? now.filter((one) => one !== option) : [...now, option].sort();
  return { ...answers, [questionNo]: next };
}

export function isAnswered(answers: Answers, { questionNo }: { questionNo: number }): boolean {
  return (answers[questionNo]?.length ?? 0) > 0;
}

/** What is known already answers for the customer, until he answers otherwise. */
export function withKnown(
  answers: Answers,
  known: readonly { questionNo: number; optionNo: string }[],
): Answers {
  const told = known.map(({ questionNo, optionNo }) => [questionNo, [optionNo]] as const);
  return { ...Object.fromEntries(told), ...answers };
}

/** Index of the first question without an answer; the last one when all have one. */
export function firstOpen(
  answers: Answers,
  questions: readonly Pick<Question, 'questionNo'>[],
): number {
  const open = questions.findIndex((question) => !isAnswered(answers, question));
  return open < 0 ? questions.length - 1 : open;
}

/** How long the rest takes, to five seconds. */
export function secondsLeft(estimated: number, at: number, total: number): number {
  const left = (estimated * (total - at)) / total;
  return Math.max(5, Math.round(left / 5) * 5);
}
