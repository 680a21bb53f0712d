import { useMutation } from '@tanstack/react-query';
import { ScanLine } from 'lucide-react';
import { useEffect, useId } from 'react';
import { call } from '@/api/call';
import { operation } from '@/api/operation';
import { inTurn, readable, whyUnread } from '@/features/accounts/photos';
import { useReadsPhotos } from '@/features/accounts/useReadsPhotos';
import { useSlow } from '@/features/accounts/useSlow';
import { scanWords as words } from '@/features/accounts/words.photo';

interface CardReading {
  available: boolean;
  reason: string;
  cardNo: { value: string | null; score: number; check: 'passed' | 'failed' | 'unchecked' };
}

/** By hand: a form is nothing that the contract can name. Not encrypted. */
const scanCard = operation<FormData, CardReading>({
  id: 'bankcardscan',
  method: 'POST',
  path: '/api/v1/m/bankcardscan',
  sealed: false,
  silent: true,
});

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
  const { reads } = useReadsPhotos();
  const scan = useMutation({
    mutationFn: async (file: File) => {
      const form = new FormData();
      form.set('file', await readable(file), 'card.jpg');
      return inTurn(() => call(scanCard, form, { silent: true }));
    },
    onSuccess: ({ cardNo }) => {
      if (cardNo.value) onRead(cardNo.value);
    },
  });
  const slow = useSlow(scan.isPending);
  const unread = scan.isSuccess && !scan.data.cardNo.value;
  const why = scan.isError ? whyUnread(scan.error) : unread ? words.nothing : null;
  const running = scan.isPending ? (slow ? words.slow : words.reading) : null;
  useEffect(() => {
    const text = running ?? why;
    onNote(text ? { text, amber: running === null } : null);
  }, [running, why, onNote]);
  if (!reads) return null;
  return (
    <label htmlFor={id} className="icon-button cursor-pointer text-brand focus-within:outline-2">
      {scan.isPending ? (
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
        disabled={scan.isPending}
        onChange={(event) => {
          const photo = event.target.files?.[0];
          event.target.value = '';
          if (photo) scan.mutate(photo);
        }}
      />
    </label>
  );
}
