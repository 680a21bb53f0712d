import { useEffect, useState } from 'react';
import { auditWords as words } from '@/features/accounts/words';
import { toast } from '@/lib/toast';
import { type PictureKind, pictureForm } from '@/trade/photo/photos';
import { call } from '@/wire/call';
import { uploadPic } from '@/wire/gen/accounts';
import { useWork } from '@/wire/useWork';

/** What follows an upload: its id, and the photo as it was picked. */
export type OnUploaded = (fileId: string, photo: File) => void;

/** A photo that is taken or picked, shrunk and uploaded at once. */
export function usePicture(kind: PictureKind, onUploaded: OnUploaded) {
  const [preview, setPreview] = useState<string>();
  const upload = useWork(
    async (photo: File) => {
      const form = await pictureForm(kind, photo);
      return { ...(await call(uploadPic, form, { silent: true })), photo };
    },
    { onSuccess: ({ fileId, photo }) => onUploaded(fileId, photo) },
  );
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);
  function pick(photo: File | undefined) {
    if (!photo) return;
    if (!photo.type.startsWith('image/')) return toast.error(words.notPicture);
    setPreview(URL.createObjectURL(photo));
    upload.mutate(photo);
  }
  return { preview, upload, pick };
}
