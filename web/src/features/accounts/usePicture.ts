import { useEffect, useState } from 'react';
import { auditWords as words } from '@/features/accounts/words';
import { toast } from '@/lib/toast';
import { type PictureKind, pictureForm } from '@/trade/photo/photos';
import { call } from '@/wire/call';
import { uploadPic } from '@/wire/gen/accounts';
import { useWork } from '@/wire/useWork';

/** A photo that is taken or picked, shrunk and uploaded at once. */
export function usePicture(kind: PictureKind, onUploaded: (fileId: string) => void) {
  const [preview, setPreview] = useState<string>();
  const upload = useWork(
    async (photo: File) => call(uploadPic, await pictureForm(kind, photo), { silent: true }),
    { onSuccess: ({ fileId }) => onUploaded(fileId) },
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
