import { queryOptions } from '@tanstack/react-query';
import { CLOCK, HOLDING, MARKET, ORDER } from '@/wire/gen/topics';
import { askDemo } from './ask';

/** GET /demo/status: how far the business day is. */
export interface DemoDay {
  /** The business day, YYYY-MM-DD. */
  day: string;
  nextDay: string;
  /** Business time, HH:MM. */
  time: string;
  /** Business time, RFC 3339. */
  now: string;
  /** While the day moves: the step at work and how far it is. */
  running?: { step: string; done: number; total: number } | null;
  steps: DayStep[];
}

export interface DayStep {
  name: string;
  /** In Chinese. */
  title: string;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'again';
  /** When it is done by the business clock, RFC 3339. */
  due: string;
  /** What it did: 3笔. */
  note: string;
  error: string;
}

/** Steps that run while orders are still taken: with them the day has not begun to close. */
const WHILE_OPEN = ['deduct', 'deduct-again'];

/** Whether the day is under way: something of its close is done. */
export function hasBegun(day: DemoDay): boolean {
  return day.steps.some((step) => step.state === 'done' && !WHILE_OPEN.includes(step.name));
}

/** What another business day changes. */
export const OF_A_DAY = CLOCK | HOLDING | MARKET | ORDER;

export const DAY_KEY = ['demo', 'status'];

export const dayQuery = queryOptions({
  queryKey: DAY_KEY,
  queryFn: () => askDemo<DemoDay>('/demo/status'),
});

/** Moves the day to the next one, all steps at once. */
export function advanceDay(): Promise<DemoDay> {
  return askDemo<DemoDay>('/demo/day/advance', {});
}

/** Does the next step of the day; after the last one the morning of the next day. */
export function stepDay(): Promise<DemoDay> {
  return askDemo<DemoDay>('/demo/day/step', {});
}
