import { Camera, Check, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { PhotoInput } from '@/features/accounts/PhotoInput';
import { usePicture } from '@/features/accounts/usePicture';
import { auditWords as words } from '@/features/accounts/words';
import type { PictureKind } from '@/trade/photo/photos';

interface PictureFieldProps {
  /** Of the input, for who is led to it. */
  id?: string;
  kind: PictureKind;
  /** 人像面. */
  label: string;
  onUploaded: (fileId: string) => void;
}

/** A photo taken or picked, shrunk and uploaded at once; a failed one is tried again by a tap. */
export function PictureField({ id: given, kind, label, onUploaded }: PictureFieldProps) {
  const own = useId();
  const id = given ?? own;
  const { preview, upload, pick } = usePicture(kind, onUploaded);
  const state = upload.isPending
    ? words.uploading
    : upload.isError
      ? words.uploadFailed
      : upload.isSuccess
        ? words.change
        : words.pick;
  const Icon = upload.isSuccess ? Check : upload.isError ? RotateCcw : Camera;
  return (
    <label
      htmlFor={id}
      className="relative flex min-h-28 cursor-pointer flex-col items-center justify-center gap-2 overflow-hidden rounded-inner bg-inset p-3 text-center text-13 focus-within:outline-2 focus-within:outline-brand"
    >
      {preview && (
        <img src={preview} alt="" className="absolute inset-0 size-full object-cover opacity-25" />
      )}
      {upload.isPending ? (
        <span className="spinner text-brand" aria-hidden="true" />
      ) : (
        <Icon size={24} strokeWidth={1.75} className="text-brand" aria-hidden="true" />
      )}
      <span className="relative strong">{label}</span>
      <span className={upload.isError ? 'relative text-warn' : 'relative text-t2'} role="status">
        {state}
      </span>
      <PhotoInput id={id} camera disabled={upload.isPending} onPick={pick} />
    </label>
  );
}
