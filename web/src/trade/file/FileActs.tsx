import { lazy, Suspense, useState } from 'react';
import { useStore } from '@/lib/store';
import { to } from '@/route/links';
import { useGo } from '@/route/navigation';
import { Button } from '@/ui/Button';
import { rememberRoute, token } from '@/wire/session';
import { type FileFacts, useDownload } from './useDownload';
import { fileWords as words } from './words';

// In a chunk of its own: few files are mailed.
const MailFileSheet = lazy(() => import('./MailFileSheet'));

interface FileActsProps {
  file: FileFacts;
  /** Where a visitor comes back to who logged in to have it mailed. */
  here: string;
}

/** Keeps a file on the device, or mails it to the customer; a visitor logs in for that. */
export function FileActs({ file, here }: FileActsProps) {
  const go = useGo();
  const visitor = useStore(token) === null;
  const { isPending, percent, download } = useDownload(file);
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  function mail() {
    if (visitor) {
      rememberRoute(here);
      go(to('/loginNote'));
      return;
    }
    setTimes(times + 1);
    setOpen(true);
  }
  return (
    <>
      <Button kind="outline" wide loading={isPending} onClick={download}>
        {isPending ? words.downloading(percent) : words.download}
      </Button>
      <Button wide onClick={mail}>
        {words.mail}
      </Button>
      {times > 0 && (
        <Suspense>
          <MailFileSheet key={times} file={file} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
