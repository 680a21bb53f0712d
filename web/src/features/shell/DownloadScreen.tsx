import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { ResultPage } from '@/patterns/ResultPage';
import { useBack } from '@/route/navigation';
import { switchesQuery } from '@/trade/switches';
import { Button } from '@/ui/Button';
import { Logo } from '@/ui/Logo';
import { Note } from '@/ui/Note';
import { downloadWords as words } from './words';

/**
 * Where a plain browser is sent from trade and opening screens, when the server says so. Where it
 * does not, everything can be done in a browser, and the page says where.
 */
export default function DownloadScreen() {
  const back = useBack();
  const appOnly = useQuery(switchesQuery).data?.plainBrowserToDownload === true;
  const { title, text, where } = appOnly ? words.app : words.browser;
  return (
    <ResultPage
      start="back"
      tone="later"
      mark={<Logo size={72} />}
      title={title}
      text={
        <>
          {text}
          <span className="mt-1 block">{where || window.location.origin}</span>
        </>
      }
      note={
        <Note tone="surface" icon={<ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />}>
          {appOnly ? words.safe : words.safeAddress}
        </Note>
      }
      acts={
        <Button kind="outline" onClick={back}>
          {words.back}
        </Button>
      }
    />
  );
}
