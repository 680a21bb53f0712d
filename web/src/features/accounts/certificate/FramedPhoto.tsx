/* once */
import { Camera, CircleAlert, CircleCheck } from 'lucide-react';
import { PhotoInput } from '@/features/accounts/PhotoInput';
import { type OnUploaded, usePicture } from '@/features/accounts/usePicture';
import type { PictureKind } from '@/trade/photo/photos';
import './cert.css';
import { frameWords as words } from './words.frame';

/** What reading has said of a photo. */
export type PhotoMark = 'reading' | keyof typeof words.marks;

interface FramedPhotoProps {
  /** Of the input, for who is led to it. */
  id: string;
  kind: PictureKind;
  /** 人像面. */
  label: string;
  /** Whether there is one already, here or from before a reload. */
  taken: boolean;
  mark?: PhotoMark;
  onUploaded: OnUploaded;
}

/** One side in a dark frame with four corners; below it, what became of it and the way to redo it. */
export function FramedPhoto({ id, kind, label, taken, mark, onUploaded }: FramedPhotoProps) {
  const { preview, upload, pick } = usePicture(kind, onUploaded);
  const reading = mark === 'reading';
  const fault = upload.isError ? words.notSent : mark && !reading ? words.marks[mark] : undefined;
  const busy = upload.isPending ? words.sending : reading ? words.reading : undefined;
  const act = busy ?? (upload.isError ? words.resend : taken ? words.redo : words.take);
  const Icon = fault ? CircleAlert : CircleCheck;
  return (
    <label htmlFor={id} className="block min-w-0 cursor-pointer">
      <span className="cert-frame" data-tone={fault && 'warn'}>
        {preview ? (
          <span className={busy ? 'cert-picture shimmer' : 'cert-picture'}>
            <img src={preview} alt="" />
          </span>
        ) : (
          <Camera size={28} strokeWidth={1.5} aria-hidden="true" />
        )}
        <Corners />
        <PhotoInput id={id} camera disabled={upload.isPending} onPick={pick} />
      </span>
      <span className="flex min-h-(--tap) flex-wrap items-center justify-between gap-x-2 text-15">
        <span className="flex items-center gap-1">
          {(fault || (taken && !busy)) && (
            <Icon
              size={16}
              strokeWidth={1.75}
              className={fault ? 'text-warn' : 'text-brand'}
              aria-hidden="true"
            />
          )}
          {label}
        </span>
        <span role="status" className={busy ? 'text-13 text-t2' : 'text-13 text-brand'}>
          {fault && <span className="text-warn">{fault} </span>}
          {act}
        </span>
      </span>
    </label>
  );
}

function Corners() {
  return (
    <svg
      className="cert-corners"
      viewBox="0 0 128 90"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M6 17V6h11M111 6h11v11M122 73v11h-11M17 84H6V73" />
    </svg>
  );
}
