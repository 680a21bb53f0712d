import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Camera, Check } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { PhotoInput } from '@/features/accounts/PhotoInput';
import { useSlow } from '@/lib/useSlow';
import { type CertificateReading, whyUnread } from '@/trade/photo/photos';
import { photoWords as words } from '@/trade/photo/words';
import { TextButton } from '@/ui/Button';
import { readCertificate } from '@/wire/gen/accounts';
import { useWork } from '@/wire/useWork';
import { CertificateDrawing } from './CertificateDrawing';
import { readSide } from './readSide';

export type CertificateSide = 'certFront' | 'certBack';

interface PhotoBoxProps {
  side: CertificateSide;
  /** Puts what was read into the form; answers how many fields it filled. */
  onRead: (reading: CertificateReading) => number;
}

/** One side of a certificate, taken or picked: its photo, and what became of reading it. */
export function PhotoBox({ side, onRead }: PhotoBoxProps) {
  const id = useId();
  const [preview, setPreview] = useState<string>();
  const queries = useQueryClient();
  const reading = useWork(readSide, {
    onSuccess: (read) => {
      // The engine went away meanwhile: the boxes do, too.
      if (!read.available) queries.setQueryData(readCertificate({}).queryKey, read);
    },
  });
  const [photo, setPhoto] = useState<File>();
  const [filled, setFilled] = useState(0);
  const slow = useSlow(reading.isPending);
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
  function read(image: File) {
    setPhoto(image);
    reading.mutate(image, { onSuccess: (answer) => setFilled(onRead(answer)) });
  }
  function pick(photo: File | undefined) {
    if (!photo) return;
    setPreview(photo.type.startsWith('image/') ? URL.createObjectURL(photo) : undefined);
    read(photo);
  }
  const done = reading.isSuccess && filled > 0;
  const astray = reading.data?.side && reading.data.side !== side;
  const state = stateOf(reading, side, filled);
  const amber = reading.isError || (reading.isSuccess && (!done || astray));
  const Icon = done && !amber ? Check : Camera;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block cursor-pointer">
        <span
          className="relative flex items-center justify-center overflow-hidden rounded-inner bg-inset focus-within:outline-2 focus-within:outline-brand"
          style={{ aspectRatio: '128 / 81' }}
        >
          {preview ? (
            <img src={preview} alt="" className="absolute inset-0 size-full object-cover" />
          ) : (
            <CertificateDrawing side={side} />
          )}
          <span
            className={clsx(
              'flex items-center justify-center rounded-pill',
              // Out of the way of what is to be compared.
              preview && !reading.isPending ? 'absolute end-2 bottom-2 size-8' : 'relative size-11',
              preview ? 'bg-surface' : 'bg-brand-weak',
              amber ? 'text-warn' : 'text-brand',
            )}
          >
            {reading.isPending ? (
              <span className="spinner" aria-hidden="true" />
            ) : (
              <Icon size={preview ? 18 : 22} strokeWidth={1.75} aria-hidden="true" />
            )}
          </span>
          <PhotoInput id={id} disabled={reading.isPending} onPick={pick} />
        </span>
        <span className="mt-2 block text-center text-13 strong">{words.sides[side]}</span>
        <span
          className={clsx('block text-center text-13', amber ? 'text-warn' : 'text-t2')}
          role="status"
        >
          {state}
        </span>
      </label>
      {slow && <p className="text-center text-13 text-t3">{words.slow}</p>}
      {reading.error && (
        <div className="text-center text-13 text-warn" role="alert">
          {whyUnread(reading.error)}
          <div>
            <TextButton onClick={() => photo && read(photo)}>{words.again}</TextButton>
          </div>
        </div>
      )}
    </div>
  );
}

/** What is said of a photo and of reading it; `filled` fields of the form came from it. */
function stateOf(
  { isPending, isError, data }: { isPending: boolean; isError: boolean; data?: CertificateReading },
  side: CertificateSide,
  filled: number,
): string {
  if (isPending) return words.reading;
  if (isError) return words.failed;
  if (!data) return words.pick;
  if (data.side && data.side !== side) return words.otherSide[side];
  if (filled > 0) return words.filled(filled);
  return data.fault ? words.faulty[data.fault] : words.nothing;
}
