/* once */
import { type RealNameDraft, realNameDraft } from '@/features/accounts/drafts';
import { createStore } from '@/lib/store';
import type { CertificateReading } from '@/trade/photo/photos';
import { LONG_TERM } from './validity';

/** Fields of the real-name form that a photo can fill; the end covers 长期 too. */
export type ReadName = 'custName' | 'certNo' | 'certBegin' | 'certExpire';

/** What photos have said of each field: a value, or null where it could not be read. */
export type ReadSoFar = Partial<Record<ReadName, string | null>>;

/** In memory only, like the draft itself, and as long as it. */
export const readSoFar = createStore<ReadSoFar>({});
realNameDraft.follow(() => {
  if (realNameDraft.get() === null) readSoFar.set({});
});

const SIDES = {
  certFront: ['custName', 'certNo'],
  certBack: ['certBegin', 'certExpire'],
} as const satisfies Record<string, readonly ReadName[]>;

/** `check`: as the photo says, to be compared; `unread`: asked of a photo in vain, still empty. */
export type Mark = 'check' | 'unread';

/** What the draft holds of a field, in the words of a reading. */
function held(draft: RealNameDraft, name: ReadName): string {
  if (name === 'certExpire' && draft.longTerm) return LONG_TERM;
  return draft[name];
}

/** How a field is marked; what the customer changed by hand has no mark. */
export function markOf(draft: RealNameDraft, read: ReadSoFar, name: ReadName): Mark | null {
  const [now, said] = [held(draft, name), read[name]];
  if (said === undefined) return null;
  if (said === null) return now ? null : 'unread';
  return now === said ? 'check' : null;
}

/**
 * The draft with what a photo says, and what photos have said so far. The hand wins: a field that
 * was typed or corrected keeps its value. `filled` counts the fields that are as the photo says.
 */
export function withReading(draft: RealNameDraft, before: ReadSoFar, reading: CertificateReading) {
  const next = { ...draft };
  const read = { ...before };
  let filled = 0;
  for (const name of [...SIDES.certFront, ...SIDES.certBack]) {
    const value = reading[name].value ?? null;
    const own = held(draft, name);
    const typed = own !== '' && own !== before[name];
    if (value === null) {
      if (seen(reading, name) && !before[name]) read[name] = null;
    } else if (!typed) {
      put(next, name, value);
      read[name] = value;
      filled += 1;
    }
  }
  return { draft: next, read, filled };
}

function seen(reading: CertificateReading, name: ReadName): boolean {
  const fields: readonly ReadName[] = reading.side ? (SIDES[sideOf(reading.side)] ?? []) : [];
  return fields.includes(name);
}

function sideOf(side: string): keyof typeof SIDES {
  return side === 'certBack' ? 'certBack' : 'certFront';
}

function put(draft: RealNameDraft, name: ReadName, value: string) {
  if (name !== 'certExpire') {
    draft[name] = value;
    return;
  }
  draft.longTerm = value === LONG_TERM;
  draft.certExpire = draft.longTerm ? '' : value;
}
