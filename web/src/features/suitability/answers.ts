import { lasting } from '@/lib/storage';

/** Chosen options by question number. */
export type Answers = Readonly<Record<number, readonly string[]>>;

interface Saved {
  version: number;
  at_ms: number;
  answers: Answers;
}

const KEY = 'tael.risktest';
/** Older answers may no longer be true. */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Answers saved on this device for this version of the questionnaire; the session's end clears them. */
export function savedAnswers(version: number, now_ms = Date.now()): Answers {
  try {
    const saved = JSON.parse(lasting.get(KEY) ?? '') as Saved;
    const fresh = saved.version === version && now_ms - saved.at_ms < LIFE_MS;
    return fresh ? saved.answers : {};
  } catch {
    return {};
  }
}

/** Saves after each answer, so that a reload goes on where the customer was. */
export function saveAnswers(version: number, answers: Answers) {
  const saved: Saved = { version, at_ms: Date.now(), answers };
  lasting.set(KEY, JSON.stringify(saved));
}

export function forgetAnswers() {
  lasting.remove(KEY);
}

interface Question {
  questionNo: number;
  multiple: boolean;
}

/** The answers after a tap: one option takes another's place, or joins it where several may stand. */
export function choose(answers: Answers, question: Question, option: string): Answers {
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
export function firstOpen(answers: Answers, questions: readonly Question[]): number {
  const open = questions.findIndex((question) => !isAnswered(answers, question));
  return open < 0 ? questions.length - 1 : open;
}

/** How long the rest takes, to five seconds. */
export function secondsLeft(estimated: number, at: number, total: number): number {
  const left = (estimated * (total - at)) / total;
  return Math.max(5, Math.round(left / 5) * 5);
}

/** The first question that a refusal names: 第7题与第9题矛盾 → 7. */
export function questionNamed(message: string): number | null {
  const found = /第\s*(\d+)\s*题/.exec(message)?.[1];
  return found === undefined ? null : Number(found);
}
