import type { CardDetail } from './unsettled';

type Rest = NonNullable<CardDetail['rest']>;

/** Whether a bank rests at a time of the day, `23:45`; a rest may go on beyond midnight. */
export function isResting({ from, until }: Rest, time: string): boolean {
  return from < until ? from <= time && time < until : from <= time || time < until;
}
