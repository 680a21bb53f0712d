import { useRef } from 'react';
import { MailSheet } from '@/trade/customer/MailSheet';
import { act } from '@/wire/act';
import { freshKey } from '@/wire/call';
import { isSettled } from '@/wire/failure';
import { mailFile } from '@/wire/gen/content';
import { isOnItsWay } from './mailState';
import { mailFileWords as words } from './words.mail';

interface MailFileSheetProps {
  file: { fileId: string; title: string };
  open: boolean;
  onClose: () => void;
}

/** Mails a file to the customer; while nobody knows whether it was, under the same key. */
export default function MailFileSheet({ file, open, onClose }: MailFileSheetProps) {
  const { fileId, title } = file;
  const key = useRef<string>(undefined);
  async function mail() {
    key.current ??= freshKey();
    const options = { silent: true, idempotencyKey: key.current };
    try {
      const { email, state, leftToday } = await act(mailFile, { fileId }, options);
      key.current = undefined;
      return isOnItsWay(state)
        ? { email, sent: words.sending, wait: words.waiting }
        : { email, sent: words.sent, wait: words.wait(leftToday) };
    } catch (cause) {
      if (isSettled(cause)) key.current = undefined;
      throw cause;
    }
  }
  return (
    <MailSheet
      title={words.title}
      what={words.what(title)}
      mail={mail}
      open={open}
      onClose={onClose}
    />
  );
}
