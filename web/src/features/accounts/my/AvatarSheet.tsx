import { useId } from 'react';
import { PhotoInput } from '@/features/accounts/PhotoInput';
import { toast } from '@/lib/toast';
import { avatarForm, useAvatar } from '@/trade/customer/avatar';
import type { User } from '@/trade/customer/user';
import { PhotoRefused } from '@/trade/photo/photos';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { act } from '@/wire/act';
import { useAction } from '@/wire/action';
import { sentenceOf } from '@/wire/failure';
import { removeAvatar, uploadAvatar } from '@/wire/gen/accounts';
import { useWork } from '@/wire/useWork';
import { avatarWords as words } from './words.my';

interface AvatarSheetProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** The customer's picture of himself: another one, or none. */
export function AvatarSheet({ user, open, onClose }: AvatarSheetProps) {
  const id = useId();
  const src = useAvatar(user);
  const upload = useWork(
    async (photo: File) => act(uploadAvatar, await avatarForm(photo), { silent: true }),
    {
      onSuccess: () => {
        toast.done(words.changed);
        onClose();
      },
    },
  );
  const remove = useAction(removeAvatar, {
    onDone: () => {
      toast.done(words.removed);
      onClose();
    },
  });
  function close() {
    if (upload.isError) upload.reset();
    onClose();
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={words.title}
      foot={
        user.avatarId && (
          <Button
            kind="quiet"
            wide
            loading={remove.isPending}
            disabled={upload.isPending}
            onClick={() => remove.mutate({})}
          >
            {words.remove}
          </Button>
        )
      }
    >
      <div className="flex flex-col items-center gap-3 pb-3 text-center">
        <Avatar name={user.custName ?? words.title} src={src} size={96} />
        <label
          htmlFor={id}
          className="button button-primary cursor-pointer focus-within:outline-2 focus-within:outline-brand"
          aria-busy={upload.isPending || undefined}
        >
          {upload.isPending && <span className="spinner" aria-hidden="true" />}
          <span className="button-label">{upload.isPending ? words.sending : words.pick}</span>
          <PhotoInput
            id={id}
            disabled={upload.isPending}
            onPick={(photo) => photo && upload.mutate(photo)}
          />
        </label>
        {upload.error && (
          <p role="alert" className="text-13 text-warn">
            {whyNot(upload.error)}
          </p>
        )}
        <p className="text-13 text-t2">{words.privacy}</p>
      </div>
    </Sheet>
  );
}

/** Why a photo did not become the picture, in a sentence for the customer. */
function whyNot(cause: Error): string {
  return cause instanceof PhotoRefused ? words.refused : (sentenceOf(cause) ?? words.lost);
}
