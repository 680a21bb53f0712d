import { useState } from 'react';
import { Refusal } from '@/wire/failure';

/** Where on the form a field stands. */
export type Place = 'amount' | 'cycle' | 'smart' | 'end' | 'payer';

const PLACES: Readonly<Record<string, Place>> = {
  amount: 'amount',
  cycleUnit: 'cycle',
  cycle: 'cycle',
  fixDay: 'cycle',
  smart: 'smart',
  'smart.rule': 'smart',
  'smart.window': 'smart',
  end: 'end',
  'end.date': 'end',
  'end.times': 'end',
  'end.targetRate': 'end',
  cardId: 'payer',
  childNo: 'payer',
  cashAcco: 'payer',
  cashFundCode: 'payer',
};
/** The greatest run is more than the card pays at once. */
const ABOVE_CARD = 16093;

/** Where a refusal belongs; nowhere where it names no field of the form. */
export function placeOf(cause: unknown): Place | undefined {
  if (!(cause instanceof Refusal)) return undefined;
  if (cause.code === ABOVE_CARD) return 'payer';
  const { field } = (cause.data ?? {}) as { field?: string };
  return field ? PLACES[field] : undefined;
}

/** What the server refused of the form, as long as it stays as it was sent. */
export function useRefused(filled: string) {
  const [refused, setRefused] = useState<{ place: Place; why: string; filled: string }>();
  const now = refused?.filled === filled ? refused : undefined;
  return {
    /** Why what stands at a place was refused. */
    at: (place: Place) => (now?.place === place ? now.why : undefined),
    place: now?.place,
    /** Keeps a refusal where it has a place; else its caller says it. */
    take(cause: unknown): boolean {
      const place = placeOf(cause);
      if (!place) return false;
      setRefused({ place, why: (cause as Refusal).message, filled });
      return true;
    },
  };
}
