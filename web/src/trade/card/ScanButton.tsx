import { ScanLine } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useSlow } from '@/lib/useSlow';
import { inTurn, readable, whyUnread } from '@/trade/photo/photos';
import { scanWords as words } from '@/trade/photo/words';
import { call } from '@/wire/call';
import { readCertificate } from '@/wire/gen/accounts';
import { bankcardscan } from '@/wire/gen/bankcards';

/** What is to be said of a scan under the number, if anything. */
export interface ScanNote {
  text: string;
  amber: boolean;
}

interface ScanButtonProps {
  /** All digits; the check digit holds. */
  onRead: (cardNo: string) => void;
  onNote: (note: ScanNote | null) => void;
}

/** Beside the card number: takes or picks a photo of the card. Nothing where none can be read. */
export default function ScanButton({ onRead, onNote }: ScanButtonProps) {
  const id = useId();
  const reads = useReads();
  const [scanning, setScanning] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const slow = useSlow(scanning);
  const running = scanning ? (slow ? words.slow : words.reading) : null;
  async function scan(file: File) {
    setScanning(true);
    setWhy(null);
    try {
      const read = await scanned(file);
      if (read) onRead(read);
      else setWhy(words.nothing);
    } catch (cause) {
      setWhy(whyUnread(cause));
    } finally {
      setScanning(false);
    }
  }
  useEffect(() => {
    const text = running ?? why;
    onNote(text ? { text, amber: running === null } : null);
  }, [running, why, onNote]);
  if (!reads) return null;
  return (
    <label htmlFor={id} className="icon-button cursor-pointer text-brand focus-within:outline-2">
      {scanning ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        <ScanLine size={22} strokeWidth={1.75} aria-hidden="true" />
      )}
      <span className="hidden-visually">{words.scan}</span>
      <input
        id={id}
        type="file"
        accept="image/*"
        className="hidden-visually"
        disabled={scanning}
        onChange={(event) => {
          const photo = event.target.files?.[0];
          event.target.value = '';
          if (photo) void scan(photo);
        }}
      />
    </label>
  );
}

/** The number on a photo, when its check digit holds. */
async function scanned(file: File): Promise<string | null> {
  const form = new FormData();
  form.set('file', await readable(file), 'card.jpg');
  const { cardNo } = await inTurn(() => call(bankcardscan, form, { silent: true }));
  return cardNo.value ?? null;
}

/** Whether the server can read photos; no answer counts as no. Without a query: see the budgets. */
function useReads(): boolean {
  const [reads, setReads] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    call(readCertificate, {}, { silent: true, signal })
      .then(({ available }) => setReads(available))
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return reads;
}
