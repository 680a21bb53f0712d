import { useMutation } from '@tanstack/react-query';
import { ScanLine } from 'lucide-react';
import { useId } from 'react';
import { call } from '@/api/call';
import { operation } from '@/api/operation';
import { inTurn, readable, whyUnread } from '@/features/accounts/photos';
import { useReadsPhotos } from '@/features/accounts/useReadsPhotos';
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

/** Reading a card's number from a photo, with what is to be said of it. */
export function useCardScan(onRead: (cardNo: string) => void) {
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
  const unread = scan.isSuccess && !scan.data.cardNo.value;
  const why = scan.isError ? whyUnread(scan.error) : unread ? words.nothing : undefined;
  return { reads, scan: scan.mutate, scanning: scan.isPending, why };
}

interface ScanButtonProps {
  scanning: boolean;
  onPick: (photo: File) => void;
}

/** Beside the card number: takes or picks a photo of the card. */
export function ScanButton({ scanning, onPick }: ScanButtonProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="icon-button cursor-pointer text-brand focus-within:outline-2">
      {scanning ? (
        <span className="spinner" aria-hidden="true" />
      ) : (
        <ScanLine size={22} strokeWidth={1.75} aria-hidden="true" />
      )}
      <span className="hidden-visually">{scanning ? words.reading : words.scan}</span>
      <input
        id={id}
        type="file"
        accept="image/*"
        className="hidden-visually"
        disabled={scanning}
        onChange={(event) => {
          const photo = event.target.files?.[0];
          event.target.value = '';
          if (photo) onPick(photo);
        }}
      />
    </label>
  );
}
