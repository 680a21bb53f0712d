import type { Wanted } from '@/app/demo/fill';
import type { TextSize, Theme } from '@/lib/look';

/** What the framed app tells the stage, whenever it changes. */
export interface PhoneSays {
  tael: 'phone';
  /** Path and query of the screen. */
  path: string;
  title: string;
  /** What the form on the screen waits for. */
  wants: Wanted | null;
  /** Of the customer who is logged in, `138****0001`; null without one. */
  mobile: string | null;
}

/** What the stage asks of the framed app. */
export type StageAsks = { tael: 'stage' } & (
  | { act: 'code'; code: string }
  | { act: 'fields'; fields: Record<string, string> }
  | { act: 'signIn'; token: string; path: string }
  | { act: 'go'; path: string }
  /** The day has moved: what the app holds is old. */
  | { act: 'renew' }
  | { act: 'look'; theme: Theme; size: TextSize }
  | { act: 'report' }
);

export function isPhone(data: unknown): data is PhoneSays {
  return (data as PhoneSays | null)?.tael === 'phone';
}

export function isStage(data: unknown): data is StageAsks {
  return (data as StageAsks | null)?.tael === 'stage';
}
